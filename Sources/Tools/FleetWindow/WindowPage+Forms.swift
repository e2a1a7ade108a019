extension WindowPage {
  /// The script of what stays in a panel while the lists around it are filled anew: where the device is,
  /// an answer to the app's requests, and the rotor of VoiceOver.
  static let forms = #"""
    // MARK: Forms

    // A field below its name.
    function field(form, name, tag, facts) {
      const label = make('label', name), node = make(tag);
      node.id = 'field-' + name.toLowerCase().replace(/ /g, '-');
      label.htmlFor = node.id;
      Object.assign(node, facts);
      form.append(label, node);
      return node;
    }

    // A form whose first button stands for Enter in its fields, too.
    function form(name, act) {
      const node = make('form', undefined, 'form');
      node.setAttribute('aria-label', name);
      node.onsubmit = event => { event.preventDefault(); act(); };
      return node;
    }

    function submit(text, label) {
      const node = button(text, label, null);
      node.type = 'submit';
      return node;
    }

    function acts(form, name, ...nodes) {
      const row = make('div', undefined, 'acts');
      row.append(...nodes);
      form.append(make('span', name), row);
    }

    // A text in the quotes that commands have around it.
    const quoted = text => '"' + text.replace(/["\\]/g, '\\$&').replace(
      /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
      sign => '\\u{' + sign.charCodeAt(0).toString(16) + '}') + '"';

    // What is long is shown in part; the test has all of it.
    const short = text => text.length > 300 ? text.slice(0, 300) + '…' : text;

    // MARK: The location

    const locating = form('Location', () =>
      send('/act', { line: 'location ' + latitude.value + ' ' + longitude.value }));
    const degrees = (name, most) => field(locating, name, 'input',
      { type: 'number', step: 'any', min: -most, max: most, required: true });
    const latitude = degrees('Latitude', 90), longitude = degrees('Longitude', 180);
    acts(locating, 'Location', submit('Move', 'Move the device there'),
      button('None', 'None: let the location be unknown', () => send('/act', { line: 'location none' })));

    let located;
    function locate() {
      // What is written stays, until the device is elsewhere.
      const place = state.world.location || ['', ''];
      if (String(place) === located) return;
      located = String(place);
      [latitude.value, longitude.value] = place;
    }

    // MARK: Answers

    const answering = form('Answer', answer);
    const pattern = field(answering, 'Requests to', 'input',
      { type: 'text', required: true, autocomplete: 'off', spellcheck: false });
    const method = field(answering, 'Method', 'input',
      { type: 'text', placeholder: 'any', autocomplete: 'off', spellcheck: false });
    const status = field(answering, 'Status', 'input',
      { type: 'number', min: 200, max: 599, required: true, value: 200 });
    const kind = field(answering, 'Content type', 'input',
      { type: 'text', placeholder: 'no body', autocomplete: 'off', spellcheck: false });
    const content = field(answering, 'Body', 'textarea', { rows: 6, spellcheck: false });
    acts(answering, '', submit('Answer from now on', 'Answer from now on'),
      button('Cancel', 'Cancel', () => stopAnswering()));
    answering.hidden = true;
    answering.onkeydown = event => { if (event.key === 'Escape') stopAnswering(); };

    function edit(request) {
      pattern.value = request.place;
      method.value = request.method;
      kind.value = kind.value || 'application/json';
      answering.hidden = false;
      (request.place ? content : pattern).focus();
    }

    function stopAnswering() {
      answering.hidden = true;
      at('tab-Log').focus();
    }

    function answer() {
      const words = ['respond', method.value && quoted(method.value), quoted(pattern.value), 'with',
        status.value];
      if (content.value) words.push(quoted(kind.value || 'text/plain'), quoted(content.value));
      inTurn(async () => {
        await post('/act', { line: words.filter(Boolean).join(' ') });
        // What is refused can be mended.
        if (log[log.length - 1].answer.ok) stopAnswering();
      });
    }

    const asking = make('div', undefined, 'bar'), asked = make('ul', undefined, 'asked');
    asking.append(make('h2', 'Requests'), button('New answer', 'New answer to requests of any kind', () =>
      edit({ method: '', place: '' })));
    asked.setAttribute('aria-label', 'Requests');

    function requests() {
      asked.replaceChildren(...state.requests.map(request => {
        const item = make('li'), words = make('bdi', request.method + ' ' + short(request.url));
        item.append(words);
        if (!request.isAnswered) item.append(make('em', 'no answer'));
        item.append(button('Answer', 'Answer ' + request.method + ' ' + request.place, () =>
          edit(request)));
        return item;
      }));
      asked.hidden = !state.requests.length;
    }

    // MARK: The rotor

    const turning = form('VoiceOver', () => hear('next'));
    const rotor = field(turning, 'Rotor', 'select', {});
    const hear = word => send('/act', { line: 'voiceover ' + word
      + (/next|previous/.test(word) ? ' ' + rotor.value : '') });
    acts(turning, 'VoiceOver', button('Previous', 'Previous of the rotor', () =>
      hear('previous')), submit('Next', 'Next of the rotor'),
      button('Activate', 'Activate where VoiceOver is', () => hear('activate')),
      button('+', 'Increment where VoiceOver is', () => hear('increment')),
      button('−', 'Decrement where VoiceOver is', () => hear('decrement')));
    const heard = make('p'), stops = make('ol', undefined, 'stops');
    heard.setAttribute('role', 'status');
    stops.setAttribute('aria-label', 'What VoiceOver says');

    async function speech(panel) {
      if (!panel.contains(turning)) panel.replaceChildren(turning, heard, stops);
      const version = state.version;
      try {
        const met = await (await ask('/speech')).json();
        if (!met || open !== 'Speech' || version !== state.version) return;
        if (String(met.rotors) !== [...rotor.options].map(option => option.value).join()) {
          const chosen = rotor.value;
          rotor.replaceChildren(...met.rotors.map(word => make('option', word)));
          if (met.rotors.includes(chosen)) rotor.value = chosen;
        }
        heard.textContent = plain(met.stops[met.here] || 'VoiceOver stops at nothing.');
        stops.replaceChildren(...met.stops.map((line, index) => {
          const item = make('li', line);
          if (index === met.here) item.setAttribute('aria-current', 'true');
          return item;
        }));
        const here = stops.children[met.here];
        if (here) here.scrollIntoView({ block: 'nearest' });
        frame(met.frame);
      } catch (error) { lost(error); }
    }
    """#
}
