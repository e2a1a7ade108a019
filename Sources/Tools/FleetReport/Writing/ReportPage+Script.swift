extension ReportPage {
  /// The script that lists tests and the rest, and loads what belongs to the one that is chosen.
  static let script = #"""
    const report = JSON.parse(at('report').textContent);
    const words = { passed: 'passed', failed: 'failed', skipped: 'skipped', unended: 'did not end' };
    const isBad = test => test.verdict === 'failed' || test.verdict === 'unended';
    const has = (test, mark) => (test.marks || []).includes(mark);
    const seconds = value => value.toFixed(2) + ' s';
    // So many are listed at first, and more with each press.
    const most = 200;

    const tests = report.tests;
    const unseen = report.screens.screens.filter(screen => isUnseen(screen));
    function isUnseen(screen) { return Object.values(screen.uses).every(use => use === 'never'); }

    const groups = [
      ['Failures', tests.filter(isBad), showTest],
      ['Flaky', tests.filter(test => has(test, 'flaky')), showTest],
      ['New', tests.filter(test => has(test, 'new')), showTest],
      ['Fixed', tests.filter(test => has(test, 'fixed')), showTest],
      ['Slowest', tests.filter(test => test.seconds > 0)
        .sort((one, other) => other.seconds - one.seconds).slice(0, 100), showTest],
      ['Pictures that differ', report.pictures, showPicture],
      ['Screens no test has seen', unseen, showScreen],
      ['All screens', report.screens.screens, showScreen],
      ['Deferred places', report.deferred, showDeferred],
      ['Skipped', tests.filter(test => test.verdict === 'skipped'), showTest],
      ['All tests', tests, showTest],
      ['Runs', report.runs, showRun],
      ['Not read', report.findings, showFinding]
    ].map(([name, items, show]) => ({ name, items, show }));

    let group = groups.find(group => group.items.length) || groups[0];
    let listed = [], limit = most, now = 0;

    // MARK: Lists

    function lines(item) {
      if (group.show === showTest)
        return [item.title, item.words || report.suites[item.suite], seconds(item.seconds)];
      if (group.show === showPicture) return [item.name, '', ''];
      if (group.show === showScreen) {
        const uses = Object.values(item.uses);
        return [item.name, uses.filter(use => use !== 'never').length + ' of ' + uses.length
          + ' elements', ''];
      }
      if (group.show === showDeferred)
        return [item.words, '', item.tests + (item.tests === 1 ? ' test' : ' tests')];
      if (group.show === showRun) return [item.name, item.tests + ' tests', seconds(item.seconds)];
      return [item, '', ''];
    }

    function searched(item) {
      const more = group.show === showTest ? [item.place, report.suites[item.suite]] : [];
      return lines(item).concat(more).join('\n').toLowerCase();
    }

    function list() {
      const wanted = at('search').value.trim().toLowerCase();
      listed = wanted ? group.items.filter(item => searched(item).includes(wanted)) : group.items;
      at('steps').replaceChildren(...listed.slice(0, limit).map((item, index) => {
        const [title, small, took] = lines(item);
        const row = make('li', undefined, group.show === showTest && isBad(item) ? 'bad' : '');
        const what = make('div', undefined, 'what');
        what.append(make('b', title), make('small', small));
        for (const mark of item.marks || []) what.append(make('span', mark, 'mark'));
        row.append(what, make('span', took, 'took'));
        row.tabIndex = 0;
        row.onclick = () => go(index);
        row.onkeydown = event => { if (event.key === 'Enter') go(index); };
        return row;
      }));
      at('more').hidden = listed.length <= limit;
      at('groups').replaceChildren(...groups.filter(one => one.items.length || one === group)
        .map(one => {
          const button = make('button', one.name);
          button.append(make('span', one.items.length,
            ['Failures', 'Flaky', 'Not read'].includes(one.name) && one.items.length ? 'bad' : ''));
          button.setAttribute('aria-pressed', one === group);
          button.onclick = () => choose(one);
          return button;
        }));
    }

    function choose(one, index = 0) {
      group = one;
      limit = Math.max(most, index + 1);
      list();
      go(index);
    }

    function go(index) {
      now = Math.max(0, Math.min(index, Math.min(listed.length, limit) - 1));
      [...at('steps').children].forEach((row, place) => row.classList.toggle('on', place === now));
      const row = at('steps').children[now];
      if (row) row.scrollIntoView({ block: 'nearest' });
      at('facts').replaceChildren();
      const item = listed[now];
      if (item === undefined) return card(group.items.length ? 'Nothing is found' : 'Nothing here');
      history.replaceState(null, '', '#group=' + encodeURIComponent(group.name)
        + (item.key ? '&test=' + encodeURIComponent(item.key) : ''));
      group.show(item);
    }

    // MARK: Tests

    const loaded = {};
    let waiting = null;

    // A file of details calls this.
    function takeDetails(number, details) {
      loaded[number] = details;
      if (waiting) waiting();
    }

    function withDetail(test, show) {
      const number = Math.floor(test.detail / report.inFile);
      const answer = () => {
        if (!loaded[number]) return;
        waiting = null;
        show(loaded[number][test.detail % report.inFile]);
      };
      waiting = null;
      if (loaded[number]) return answer();
      waiting = answer;
      const script = make('script');
      script.src = 'parts/details/' + number + '.js';
      script.onerror = () => card('The folder "parts" is not beside this page', 'bad');
      document.body.append(script);
    }

    function showTest(test) {
      const head = card(report.suites[test.suite], isBad(test) ? 'bad' : '');
      head.append(make('p', test.title), make('p', words[test.verdict] + ' · '
        + seconds(test.seconds) + (test.place ? ' · ' + test.place : '')
        + (test.run === undefined ? '' : ' · ' + report.runs[test.run].name)));
      if (test.detail !== undefined) withDetail(test, detail => showDetail(detail));
    }

    function showDetail(detail) {
      for (const issue of detail.issues) {
        const names = { error: 'Failure', warning: 'Warning', known: 'Known' };
        const part = card(names[issue.kind] + (issue.place ? ' at ' + issue.place : ''),
          issue.kind === 'error' ? 'bad' : '');
        part.append(make('pre', issue.text));
      }
      if (detail.more) card('… and ' + detail.more + ' more');
      if (detail.pictures.length) shots(card('Pictures'), detail.pictures);
      for (const pair of detail.comparisons) showPicture(pair);
      if (detail.results.length) {
        card('Runs').append(list_(detail.results.map(result =>
          result.run + ': ' + words[result.verdict] + ', ' + seconds(result.seconds))));
      }
      if (detail.before) card('The last time').append(make('p', words[detail.before]
        + (detail.green ? '; it passed last in ' + detail.green : '')));
      showDifference(detail.difference);
      detail.traces.forEach((trace, index) => showTrace(trace, index));
    }

    function list_(texts) {
      const items = make('ul');
      for (const text of texts) {
        const item = make('li');
        item.append(make('span', text));
        items.append(item);
      }
      return items;
    }

    function showDifference(difference) {
      if (!difference) return;
      card('What was done, since it passed').append(
        changed(difference.oldSteps, difference.steps));
      card('Words on the screen, since it passed, after: ' + difference.step).append(
        changed(difference.oldWords, difference.words));
    }

    function showTrace(trace, index) {
      const part = card(index ? 'Trace ' + (index + 1) : 'Trace');
      const link = make('a', 'Open it alone');
      link.href = trace;
      link.target = '_blank';
      part.append(link);
      // It is the page that the test has left, and gets nothing of this one.
      const open = () => {
        const frame = make('iframe');
        frame.title = 'The trace of the test';
        frame.setAttribute('sandbox', 'allow-scripts');
        frame.src = trace;
        part.append(frame);
      };
      if (!index) return open();
      const button = make('button', 'Show');
      button.onclick = () => { button.remove(); open(); };
      part.append(button);
    }

    // MARK: Pictures

    function shots(part, pictures) {
      const box = make('div', undefined, 'shots');
      for (const picture of pictures) box.append(image(picture, 'The screen'));
      part.append(box);
    }

    function image(source, name) {
      const image = make('img');
      image.loading = 'lazy';
      image.alt = name;
      image.src = source;
      return image;
    }

    function showPicture(pair) {
      const part = card(pair.name);
      if (pair.expected && pair.actual) {
        const sides = make('div', undefined, 'sides'), over = make('div', undefined, 'over');
        const under = image(pair.actual, 'As it is'), above = image(pair.expected, 'As expected');
        const slider = make('input', undefined, 'slider');
        slider.type = 'range';
        slider.value = 50;
        slider.setAttribute('aria-label', 'How much of the expected picture shows');
        const slide = () => {
          over.style.width = slider.value + '%';
          above.style.width = under.clientWidth + 'px';
        };
        slider.oninput = slide;
        under.onload = slide;
        over.append(above);
        sides.append(under, over);
        part.append(make('p', 'Left as expected, right as it is'), slider, sides);
      } else shots(part, [pair.expected, pair.actual].filter(picture => picture));
      if (pair.difference) shots(card('What differs'), [pair.difference]);
    }

    // MARK: The rest

    function showScreen(screen) {
      const part = card(screen.name, isUnseen(screen) ? 'bad' : '');
      part.append(list_(Object.keys(screen.uses).sort().map(name =>
        screen.uses[name] + ': ' + name)));
      if (report.screens.worlds.length) {
        card('No screen was seen').append(make('p', report.screens.worlds.join(', ')));
      }
      if (report.map) shots(card('The screens'), [report.map]);
    }

    function showDeferred(place) {
      card(place.tests + (place.tests === 1 ? ' test' : ' tests') + ' came by', 'bad')
        .append(make('p', place.words));
      if (report.deferredCount) {
        card('In all').append(make('p', report.deferredCount + ' places do not compile'));
      }
    }

    function showRun(run) {
      card(run.name).append(make('p', run.tests + ' tests in ' + seconds(run.seconds) + ', '
        + run.times.toFixed(2) + ' times the mean'), make('p', run.why));
    }

    function showFinding(finding) { card('Not read', 'bad').append(make('p', finding)); }

    // MARK: The page

    function head() {
      const bad = tests.filter(isBad).length;
      at('name').textContent = plain(report.title);
      at('verdict').textContent = bad ? 'Failed' : 'Passed';
      at('verdict').className = bad ? 'failed' : 'passed';
      const took = tests.reduce((sum, test) => sum + test.seconds, 0);
      at('totals').textContent = '· ' + tests.length + (tests.length === 1 ? ' test' : ' tests')
        + ' · ' + bad + ' failed · ' + seconds(took);
    }

    function key(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.tagName === 'INPUT' && event.key !== 'Escape') return;
      const acts = {
        ArrowDown: () => go(now + 1), ArrowUp: () => go(now - 1), j: () => go(now + 1),
        k: () => go(now - 1), d: dark, '/': () => at('search').focus(),
        Escape: () => { at('search').value = ''; at('search').blur(); choose(group); }
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }

    head();
    document.addEventListener('keydown', key);
    at('search').oninput = () => choose(group);
    at('dark').onclick = dark;
    at('more').onclick = () => { limit += most; list(); go(now); };
    const wanted = new URLSearchParams(location.hash.slice(1));
    if (wanted.has('search')) at('search').value = wanted.get('search');
    const first = groups.find(one => one.name === wanted.get('group')) || group;
    choose(first, Math.max(0, first.items.findIndex(item => item.key === wanted.get('test'))));
    for (const name of (wanted.get('keys') || '').split(',').filter(name => name))
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    """#
}
