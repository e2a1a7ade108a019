extension WindowPage {
  /// The script that fills the lists and panels, steers the clock, and begins.
  static let panels = #"""
    // MARK: Steps

    function steps() {
      const list = at('steps'), isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 8;
      list.replaceChildren();
      state.steps.forEach((step, index) => {
        const item = make('li');
        item.append(make('span', index + 1, 'number'), make('code', short(step), 'what'));
        const rest = state.steps.length + state.waiting.length - index - 1;
        if (rest) item.append(button('↺', 'Go back to here, and go on from there', () =>
          send('/act', { line: 'undo ' + rest })));
        item.append(button('×', 'Delete step ' + (index + 1), () =>
          send('/delete', { step: index })));
        list.append(item);
      });
      state.waiting.forEach((step, index) => list.append(waiting(step, !index)));
      if (!state.steps.length && !state.waiting.length) {
        list.append(make('li', 'What you do on the screen stands here, and below as a test.', 'empty'));
      }
      if (isAtEnd) list.scrollTop = list.scrollHeight;
      test();
    }

    // A step that cannot be taken any more, with what may stand for it, and the steps behind it.
    function waiting(step, isFirst) {
      const item = make('li', undefined, isFirst ? 'lost' : 'later');
      item.append(make('code', short(step), 'what'));
      if (!isFirst) return item;
      const choice = make('select');
      choice.setAttribute('aria-label', 'What stands for ' + short(step) + ' now');
      for (const line of [step, ...state.mends]) choice.append(make('option', short(line)));
      item.append(choice,
        button('Go on', 'Go on with the step that is chosen', () => send('/mend',
          { line: [step, ...state.mends][choice.selectedIndex] })),
        button('×', 'Go on without this step', () => send('/mend', {})));
      return item;
    }

    function button(text, label, act) {
      const node = make('button', text);
      node.type = 'button';
      node.title = label;
      node.setAttribute('aria-label', label);
      node.onclick = act;
      return node;
    }

    async function lines(line) {
      const answer = await (await ask('/ask', { line })).json();
      return answer.lines || answer.failures.map(failure => failure.reason);
    }

    // What is copied has the marks themselves that are only named on the page.
    let code = '';

    async function test() {
      const version = state.version;
      try {
        const found = await lines('test ' + at('kind').value);
        if (version !== state.version) return;
        code = found.join('\n');
        at('test').textContent = plain(code);
      } catch (error) { lost(error); }
    }
    at('kind').onchange = test;

    at('copy').onclick = async () => {
      document.body.dataset.copied = code;
      try {
        await navigator.clipboard.writeText(code);
        toast('Copied');
      } catch (error) { toast('The browser does not let it be copied: select the text.'); }
    };

    function expecting(isOn) {
      isExpecting = isOn;
      at('expect').setAttribute('aria-pressed', isOn);
      at('offers').hidden = true;
      if (isOn) toast('Click what the test shall expect.');
    }
    at('expect').onclick = () => expecting(!isExpecting);

    const expectAt = point => found({ ...point, exact: true }).then(offer).catch(lost);

    // What a test can expect of an element, to be chosen from.
    function offer(met) {
      if (!met) return;
      expecting(false);
      at('toast').classList.remove('on');
      at('offers').replaceChildren(...met.expects.map(line => button(line, line, () => {
        at('offers').hidden = true;
        at('expect').focus();
        send('/act', { line });
      })));
      at('offers').hidden = false;
      at('offers').firstChild.focus();
    }
    at('offers').onkeydown = event => {
      if (event.key !== 'Escape') return;
      at('offers').hidden = true;
      at('expect').focus();
    };

    // MARK: Panels

    let open = 'Elements', chosen = null, about = '';
    const panels = { Elements: elements, World: world, Log: logged, Audit: audit, Speech: speech };

    for (const name of Object.keys(panels)) {
      const tab = button(name, name, () => choose(name));
      tab.id = 'tab-' + name;
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', 'panel');
      tab.onkeydown = event => {
        const names = Object.keys(panels), step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        event.stopPropagation();
        choose(names[(names.indexOf(open) + step + names.length) % names.length]);
        at('tab-' + open).focus();
      };
      at('tabs').append(tab);
    }

    function choose(name) {
      open = name;
      at('panel').replaceChildren();
      at('panel').scrollTop = 0;
      frame(null);
      panel();
    }

    function panel() {
      for (const tab of at('tabs').children) {
        const isOpen = tab.id === 'tab-' + open;
        tab.setAttribute('aria-selected', isOpen);
        tab.tabIndex = isOpen ? 0 : -1;
      }
      at('panel').setAttribute('aria-labelledby', 'tab-' + open);
      if (state) panels[open](at('panel'));
    }

    function elements(panel) {
      const top = panel.scrollTop;
      const tree = make('ul', undefined, 'tree');
      tree.setAttribute('role', 'tree');
      tree.setAttribute('aria-label', 'Elements');
      state.elements.forEach((element, index) => {
        const item = make('li', undefined, element.isEnabled ? '' : 'off');
        item.style.paddingLeft = 12 + element.depth * 14 + 'px';
        item.setAttribute('role', 'treeitem');
        item.setAttribute('aria-level', element.depth + 1);
        item.setAttribute('aria-selected', false);
        item.tabIndex = index === (chosen || 0) ? 0 : -1;
        item.append(make('em', element.kind), make('bdi', element.label));
        if (element.value) item.append(make('bdi', element.value, 'value'));
        if (element.identifier) item.append(make('bdi', '#' + element.identifier, 'id'));
        const words = [!element.isEnabled && 'disabled', element.isSelected && 'selected',
          element.isFocused && 'focus'].filter(Boolean);
        if (words.length) item.append(make('em', ' (' + words.join(', ') + ')'));
        item.onmouseenter = () => frame(element.frame);
        item.onmouseleave = () => frame(null);
        item.onclick = () => details(index);
        item.onfocus = () => frame(element.frame);
        item.onkeydown = event => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); details(index); }
          if (!step) return;
          event.preventDefault();
          const other = tree.children[index + step];
          if (other) { item.tabIndex = -1; other.tabIndex = 0; other.focus(); }
        };
        tree.append(item);
      });
      panel.replaceChildren(tree);
      panel.scrollTop = top;
      if (chosen !== null) details(chosen, about);
    }

    // What is told of an element; once the screen has changed, of the same one or of none.
    async function details(index, before) {
      try {
        const met = await found({ element: index });
        if (!met && before) chosen = null;
        if (!met) return;
        if (before && before !== met.name) { chosen = null; return; }
        if (!before) frame(met.frame, met.whyNot.length);
        chosen = index;
        about = met.name;
        const facts = make('div', undefined, 'facts');
        facts.append(make('p', met.name));
        for (const reason of met.whyNot) facts.append(make('p', reason, 'why'));
        if (met.traits.length) facts.append(make('p', 'Traits: ' + met.traits.join(', ')));
        facts.append(make('p', 'Frame: ' + met.frame.join(', ')));
        for (const kind of Object.keys(met.code).sort()) facts.append(make('pre', met.code[kind]));
        const acts = make('div', undefined, 'acts');
        for (const [word, line] of [['Tap', 'tap '], ['Double tap', 'double tap '],
          ['Press', 'press '], ['Scroll to', 'scroll to ']]) {
          acts.append(button(word, word + ' ' + met.name, () =>
            send('/act', { line: line + met.name })));
        }
        acts.append(button('Expect', 'Expect something of ' + met.name, () => offer(met)));
        facts.append(acts);
        const old = at('panel').querySelector('.facts');
        if (old) old.remove();
        at('panel').prepend(facts);
        at('panel').querySelectorAll('.tree li').forEach((item, place) =>
          item.setAttribute('aria-selected', place === index));
      } catch (error) { lost(error); }
    }

    function world(panel) {
      if (!panel.contains(locating)) panel.replaceChildren(locating, make('div', undefined, 'form'));
      locate();
      const form = panel.lastChild;
      form.replaceChildren();
      acts(form, 'App', ...['background', 'foreground', 'memory warning', 'shake'].map(line =>
        button(line, line, () => send('/act', { line }))));
      state.world.choices.forEach((choice, index) => {
        const label = make('label', choice.title), select = make('select');
        select.id = 'world-' + index;
        label.htmlFor = select.id;
        const words = choice.words.includes(choice.now) ? choice.words : [choice.now, ...choice.words];
        for (const word of words) {
          const option = make('option', word.replace(/^language:/, ''));
          option.value = word;
          option.selected = word === choice.now;
          select.append(option);
        }
        select.onchange = () => send('/act', { line: choice.verb + ' ' + select.value });
        form.append(label, select);
      });
    }

    function logged(panel) {
      if (!panel.contains(asking)) {
        panel.replaceChildren(asking, asked, answering, make('ol', undefined, 'log'));
      }
      requests();
      const list = panel.lastChild;
      list.replaceChildren();
      for (const { answer } of log.slice().reverse()) {
        const item = make('li', undefined, answer.ok ? '' : 'bad');
        item.append(make('time', (answer.now || 0).toFixed(2) + ' s'),
          make('b', short(answer.step || answer.command)));
        for (const failure of answer.failures || []) {
          item.append(make('p', failure.reason));
          if (failure.hint) item.append(make('pre', failure.hint));
        }
        for (const warning of answer.warnings || []) item.append(make('p', warning.reason));
        for (const line of [...(answer.happened || []), ...(answer.deferred || [])]) {
          item.append(make('p', line));
        }
        list.append(item);
      }
    }

    async function told(panel, name, line) {
      const version = state.version;
      try {
        const found = await lines(line);
        if (open !== name || version !== state.version) return;
        panel.replaceChildren(make('pre', found.join('\n'), 'lines'));
      } catch (error) { lost(error); }
    }
    function audit(panel) { return told(panel, 'Audit', 'audit'); }

    // MARK: Clock

    document.querySelectorAll('[data-pass]').forEach(node => {
      node.onclick = () => send('/pass', { seconds: Number(node.dataset.pass) });
    });

    let runs = 0;
    function showRunning() {
      at('run').setAttribute('aria-pressed', isRunning);
      at('run').textContent = isRunning ? 'Pause' : 'Run';
    }
    async function run() {
      isRunning = !isRunning;
      showRunning();
      const own = ++runs;
      let before = performance.now();
      while (isRunning && own === runs) {
        await new Promise(done => setTimeout(done, 80));
        if (!isRunning || own !== runs) break;
        const now = performance.now();
        await send('/pass', { seconds: Math.min(now - before, 1000) / 1000 });
        if (document.body.classList.contains('lost')) { isRunning = false; showRunning(); }
        before = now;
      }
    }
    at('run').onclick = run;
    at('undo').onclick = () => send('/act', { line: 'undo' });
    at('restart').onclick = () => send('/act', { line: 'restart' });

    // MARK: The page

    function dark() {
      const isDark = document.documentElement.dataset.theme === 'dark';
      document.documentElement.dataset.theme = isDark ? 'light' : 'dark';
    }
    at('dark').onclick = dark;
    if (matchMedia('(prefers-color-scheme: dark)').matches) dark();

    let toasting = 0;
    function toast(words) {
      at('toast').textContent = words;
      at('toast').classList.add('on');
      clearTimeout(toasting);
      toasting = setTimeout(() => at('toast').classList.remove('on'), 2500);
    }

    addEventListener('keydown', event => {
      if (/INPUT|TEXTAREA|SELECT/.test(event.target.tagName)) return;
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      const act = { d: dark, r: run, u: () => at('undo').click(), c: () => at('copy').click(),
        e: () => at('expect').click() }[event.key.toLowerCase()];
      if (act) act();
    });

    // What another page does, this one shows too.
    async function listen() {
      const answer = await ask('/events');
      const reader = answer.body.getReader(), decoder = new TextDecoder();
      let text = '';
      while (true) {
        const { done, value } = await reader.read();
        if (done) throw new TypeError('over');
        text += decoder.decode(value, { stream: true });
        const events = text.split('\n\n');
        text = events.pop();
        const version = events.length ? Number(events.pop().replace('data: ', '')) : 0;
        await refresh(version);
      }
    }

    // What an answer has told meanwhile is not asked for again.
    const refresh = version => inTurn(async () => {
      if (state && version <= state.version) return;
      take(await (await ask('/state?log=' + last())).json());
    });

    panel();
    refresh(0).then(listen).catch(lost);
    """#
}
