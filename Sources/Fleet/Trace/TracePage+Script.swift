extension TracePage {
  /// The script that shows the steps, goes from one to the next, searches, and copies.
  static let script = #"""
    const trace = JSON.parse(at('trace').textContent);
    let now = 0, view = innerWidth > 1250 ? 'both' : 'after', found = null;

    const long = text => text.replace(/[\uE000-\uE0FF]/g, sign => trace.shorthands[sign] || sign);
    for (const list of ['picture', 'words']) {
      let old = [];
      for (const look of trace.looks) {
        const [first, last, ...fresh] = look[list];
        look[list] = old = [...old.slice(0, first), ...fresh,
          ...(last ? old.slice(old.length - last) : [])];
      }
    }
    at('letters').innerHTML = '<defs>' + trace.letters + '</defs>';

    const bad = step => step.events.concat(step.later).filter(event => event.kind === 'failure');
    const seconds = value => value.toFixed(2) + ' s';

    function head() {
      at('name').textContent = trace.name;
      at('verdict').textContent = trace.failed ? 'Failed' : 'Passed';
      at('verdict').className = trace.failed ? 'failed' : 'passed';
      at('place').textContent = trace.place;
      const last = trace.steps[trace.steps.length - 1];
      const took = trace.steps.reduce((sum, step) => sum + step.took, 0);
      at('totals').textContent = '· ' + trace.steps.length
        + (trace.steps.length === 1 ? ' step' : ' steps')
        + (last ? ' · ' + seconds(last.ends) + ' of UIKit time in ' + took.toFixed(1) + ' ms' : '');
      at('slider').max = Math.max(trace.steps.length - 1, 0);
      trace.steps.forEach((step, index) => {
        at('marks').append(make('i'));
        const item = make('li');
        item.append(make('span', index + 1, 'number'));
        const what = make('div', undefined, 'what');
        what.append(make('b', step.title), make('small', step.own[0] || step.code || step.place));
        item.append(what);
        item.onclick = () => go(index);
        at('steps').append(item);
      });
    }

    function go(index) {
      now = Math.max(0, Math.min(index, trace.steps.length - 1));
      history.replaceState(null, '', '#step=' + (now + 1));
      show();
    }

    function show() {
      const step = trace.steps[now];
      at('slider').value = now;
      at('count').textContent = trace.steps.length ? now + 1 + ' of ' + trace.steps.length : 'no step';
      [...at('steps').children].forEach((item, index) => {
        item.classList.toggle('on', index === now);
        item.classList.toggle('bad', bad(trace.steps[index]).length > 0);
        item.hidden = found !== null && !found.includes(index);
        item.style.display = item.hidden ? 'none' : '';
      });
      [...at('marks').children].forEach((mark, index) => {
        mark.classList.toggle('done', index <= now);
        mark.classList.toggle('bad', bad(trace.steps[index]).length > 0);
        mark.classList.toggle('out', found !== null && !found.includes(index));
      });
      const item = at('steps').children[now];
      if (item) item.scrollIntoView({ block: 'nearest' });
      document.querySelectorAll('[data-view]').forEach(button =>
        button.setAttribute('aria-pressed', button.dataset.view === view));
      at('stage').replaceChildren();
      at('facts').replaceChildren();
      if (!step) return;
      if (view !== 'after') picture(step.before, 'Before', step);
      if (view !== 'before') picture(step.after, step.over ? 'After' : 'It did not end');
      facts(step);
    }

    // MARK: Pictures

    function picture(index, caption, step) {
      const figure = make('figure');
      const look = index === undefined || index === null ? null : trace.looks[index];
      if (!look || !look.picture.length) {
        const reason = !look ? 'No screen yet' : look.width ? 'Too long ago' : 'Nothing is shown';
        at('stage').append(make('p', reason, 'empty'));
        return;
      }
      figure.append(make('figcaption', caption));
      const lines = look.picture.map(place => long(trace.strings[place])).join('');
      const box = document.createElement('div');
      box.innerHTML = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ' + look.width + ' '
        + look.height + '" width="' + look.width + '" height="' + look.height + '" role="img">'
        + lines + (step ? subject(step) + finger(step.touches) : '') + '</svg>';
      box.firstChild.setAttribute('aria-label', caption);
      figure.append(box.firstChild);
      at('stage').append(figure);
    }

    function subject(step) {
      if (!step.frame || step.touches.length) return '';
      const [x, y, width, height] = step.frame;
      return '<rect class="subject" x="' + (x - 3) + '" y="' + (y - 3) + '" width="' + (width + 6)
        + '" height="' + (height + 6) + '" rx="8"/>';
    }

    function finger(touches) {
      const ways = [];
      let open = [];
      for (const [phase, ...numbers] of touches) {
        const points = [];
        for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i], numbers[i + 1]]);
        if (phase === 0 || points.length > open.length) {
          while (open.length < points.length) { open.push([]); ways.push(open[open.length - 1]); }
        }
        points.forEach((point, i) => { if (open[i]) open[i].push(point); });
        if (phase > 2) open = [];
      }
      return ways.filter(way => way.length).map(way => {
        const [x, y] = way[0], [u, v] = way[way.length - 1];
        const moved = way.some(([a, b]) => Math.hypot(a - x, b - y) > 4);
        const line = moved
          ? '<polyline class="way" points="' + way.map(p => p.join(',')).join(' ') + '"/>' : '';
        const spot = (a, b, name) => '<circle class="' + name + '" cx="' + a + '" cy="' + b
          + '" r="20"/>';
        return line + spot(x, y, 'finger') + (moved ? spot(u, v, 'ring') : spot(x, y, 'ring'));
      }).join('');
    }

    // MARK: Facts

    const kinds = {
      call: 'Called', screen: 'Screen', notification: 'Notification', accessibility: 'Accessibility',
      url: 'Opened', request: 'Request', log: 'Log', warning: 'Warning', failure: 'Failure'
    };

    function facts(step) {
      for (const failure of bad(step)) {
        const part = card('Failure' + (failure.place ? ' at ' + failure.place : ''), 'bad');
        part.append(make('p', failure.text));
        if (failure.details) part.append(make('pre', failure.details));
      }
      source(step);
      words(step);
      events('What the app did', step.events.filter(event => event.kind !== 'failure'));
      events('Before the next step', step.later.filter(event => event.kind !== 'failure'));
      const pending = card('Still to come');
      if (step.pending.length) {
        const list = make('ul');
        step.pending.forEach(text => { const item = make('li'); item.append(make('span', text));
          list.append(item); });
        pending.append(list);
      } else pending.append(make('p', 'Nothing'));
      const times = make('dl');
      const time = (name, value) => { const part = make('div');
        part.append(make('dt', name), make('dd', value)); times.append(part); };
      time('UIKit time', seconds(step.ends));
      time('passed in it', seconds(step.ends - step.begins));
      time('took', step.took.toFixed(2) + ' ms');
      card('Time').append(times);
    }

    function source(step) {
      const part = card('Test · ' + step.place);
      const lines = make('div', undefined, 'lines');
      if (trace.source && step.line) {
        const end = statementEnd(step.line);
        trace.source.lines.forEach((text, index) => {
          const number = trace.source.first + index;
          const here = number >= step.line && number <= end;
          const line = make('pre', undefined, here ? (bad(step).length ? 'wrong' : 'here') : '');
          line.append(make('i', number), text || ' ');
          lines.append(line);
          if (here) setTimeout(() => {
            lines.scrollTop = Math.max(0, line.offsetTop - lines.offsetTop - 60); });
        });
      } else lines.append(make('pre', step.own.join('\n') || step.code || 'not readable here'));
      part.append(lines);
    }

    function words(step) {
      const text = index => index === undefined || index === null ? []
        : trace.looks[index].words.map(place => trace.strings[place]);
      const part = card('Words on the screen');
      part.append(changed(text(step.before), text(step.after)));
    }

    function events(title, list) {
      if (!list.length) return;
      const items = make('ul');
      for (const event of list) {
        const item = make('li', undefined, event.kind);
        item.append(make('em', kinds[event.kind] || event.kind));
        const text = make('span', event.text + (event.count > 1 ? ' × ' + event.count : ''));
        if (event.details) text.title = event.details;
        item.append(text);
        items.append(item);
      }
      card(title).append(items);
    }

    // MARK: Copying

    function brackets(text) {
      const plain = text.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*/, '');
      const count = set => [...plain].filter(letter => set.includes(letter)).length;
      return { all: count('([{') - count(')]}'), braces: count('{') - count('}') };
    }

    function statementEnd(line) {
      let depth = 0;
      for (let number = line; trace.source; number++) {
        const text = trace.source.lines[number - trace.source.first];
        if (text === undefined) return line;
        depth += brackets(text).all;
        if (depth <= 0) return number;
      }
      return line;
    }

    function testUpTo(index) {
      const steps = trace.steps.slice(0, index + 1);
      const last = steps.filter(step => step.line).pop();
      if (trace.source && last && !steps.some(step => step.own.length)) {
        const end = statementEnd(last.line);
        const lines = trace.source.lines.slice(0, end - trace.source.first + 1);
        let open = lines.reduce((sum, line) => sum + brackets(line).braces, 0);
        while (open-- > 0) lines.push('  '.repeat(open) + '}');
        return lines.join('\n') + '\n';
      }
      const lines = steps.flatMap(step => step.own.length ? step.own
        : ['// ' + step.title + ', ' + step.place, step.code].filter(line => line));
      return '@Test func `' + trace.name + '`() {\n' + lines.map(line => '  ' + line).join('\n')
        + '\n}\n';
    }

    function copy() {
      const text = testUpTo(now);
      document.body.dataset.copied = text;
      const done = () => say('Copied: the test up to step ' + (now + 1));
      const byHand = () => {
        const area = make('textarea', text);
        document.body.append(area);
        area.select();
        document.execCommand('copy');
        area.remove();
        done();
      };
      if (navigator.clipboard && isSecureContext)
        navigator.clipboard.writeText(text).then(done, byHand);
      else byHand();
    }

    // MARK: Searching

    function search(text) {
      const wanted = text.trim().toLowerCase();
      if (!wanted) { found = null; return show(); }
      const words = index => index === undefined || index === null ? []
        : trace.looks[index].words.map(place => trace.strings[place]);
      found = trace.steps.flatMap((step, index) => [
        step.title, step.place, step.code, ...step.own, ...words(step.after),
        ...step.events.concat(step.later).flatMap(event => [event.text, event.details])
      ].some(part => part.toLowerCase().includes(wanted)) ? [index] : []);
      if (found.length && !found.includes(now)) go(found[0]); else show();
    }

    // MARK: Keys

    function move(by) {
      if (!found) return go(now + by);
      const next = by > 0 ? found.find(index => index > now)
        : found.findLast(index => index < now);
      if (next !== undefined) go(next);
    }

    function key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isTyping = event.target === at('search');
      if (isTyping && event.key !== 'Escape' && event.key !== 'Enter') return;
      const acts = {
        ArrowRight: () => move(1), ArrowLeft: () => move(-1), j: () => move(1), k: () => move(-1),
        Home: () => go(0), End: () => go(trace.steps.length - 1), d: dark, c: copy,
        f: () => {
          const next = trace.steps.findIndex((step, index) => index > now && bad(step).length);
          go(next < 0 ? trace.steps.findIndex(step => bad(step).length) : next);
        },
        b: () => { view = { before: 'both', both: 'after', after: 'before' }[view]; show(); },
        '/': () => at('search').focus(),
        Escape: () => { at('search').value = ''; at('search').blur(); search(''); },
        Enter: () => at('search').blur()
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }

    head();
    document.addEventListener('keydown', key);
    at('slider').oninput = () => go(Number(at('slider').value));
    at('search').oninput = () => search(at('search').value);
    at('back').onclick = () => move(-1);
    at('forth').onclick = () => move(1);
    at('dark').onclick = dark;
    at('copy').onclick = copy;
    document.querySelectorAll('[data-view]').forEach(button =>
      button.onclick = () => { view = button.dataset.view; show(); });
    // A link leads to a step; without one, to the first failure, or the beginning.
    const wanted = new URLSearchParams(location.hash.slice(1));
    const first = trace.steps.findIndex(step => bad(step).length);
    go(wanted.has('step') ? Number(wanted.get('step')) - 1 : Math.max(first, 0));
    if (wanted.has('search')) search(at('search').value = wanted.get('search'));
    for (const name of (wanted.get('keys') || '').split(',').filter(name => name))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    """#
}
