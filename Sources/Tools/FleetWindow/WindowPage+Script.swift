extension WindowPage {
  /// The script that speaks with the server, shows the screen, and sends what a person does on it.
  static let script = #"""
    // The token goes on as a header, and stays in neither the history nor the address.
    const token = location.hash.slice(1) || sessionStorage.getItem('token') || '';
    sessionStorage.setItem('token', token);
    history.replaceState(null, '', location.pathname);

    let state = null, log = [], isRunning = false, isExpecting = false, shown = -1;

    async function ask(path, body) {
      const options = { headers: { 'X-Fleet-Token': token }, cache: 'no-store' };
      if (body) { options.method = 'POST'; options.body = JSON.stringify(body); }
      const answer = await fetch(path, options);
      if (!answer.ok) throw new Error(answer.status);
      return answer;
    }

    const last = () => log.length ? log[log.length - 1].number : 0;
    const found = async body => (await ask('/details', body)).json();
    let queue = Promise.resolve();

    // One act after the other, in the order of the hand.
    const inTurn = act => queue = queue.then(act).catch(lost);
    const post = async (path, body) => take(await (await ask(path, { ...body, log: last() })).json());
    const send = (path, body) => inTurn(() => post(path, body));

    function lost(error) {
      const isAway = !/^\d+$/.test(error.message);
      document.body.classList.toggle('lost', isAway || error.message === '403');
      toast(isAway ? 'The app has gone: start it again, and open its new address.'
        : error.message === '403' ? 'This is not the key: open the address that was printed.'
        : 'That cannot be asked (' + error.message + ').');
    }

    function take(fresh) {
      if (!fresh || (state && fresh.version < state.version)) return;
      document.body.classList.remove('lost');
      const isFirst = !state;
      const entries = fresh.log.filter(entry => entry.number > last());
      const isSame = !isFirst && fresh.version === state.version && !entries.length;
      state = fresh;
      log = log.concat(entries).slice(-500);
      const failed = entries.map(entry => entry.answer).find(answer => !answer.ok);
      if (failed && (!isFirst || entries.length === 1)) tell((failed.failures || []).map(failure => failure.reason), true);
      head();
      // Time has passed, and nothing else has happened.
      if (isSame) return;
      keepingFocus(at('steps'), steps);
      keepingFocus(at('panel'), panel);
      picture();
    }

    // What is made anew takes the focus back that its forerunner had.
    function keepingFocus(list, fill) {
      const all = () => [...list.querySelectorAll('button, select, [role=treeitem]')];
      const place = all().indexOf(document.activeElement);
      fill();
      if (place < 0 || list.contains(document.activeElement)) return;
      const now = all(), node = now[Math.min(place, now.length - 1)];
      if (node) node.focus({ preventScroll: true });
    }

    function head() {
      document.title = state.name + ' – Fleet';
      at('name').textContent = state.name;
      at('now').textContent = state.now.toFixed(2) + ' s';
      const [device, ...rest] = state.world.choices.map(choice => choice.now);
      at('place').textContent = [device, rest[5], rest[1], rest[2]].filter(Boolean).join(' · ');
      at('undo').disabled = !state.steps.length;
      fit();
    }

    // MARK: The picture

    let isTaking = false;

    async function picture() {
      if (isTaking || shown === state.version) return;
      isTaking = true;
      const version = state.version;
      try {
        const blob = await (await ask('/picture')).blob();
        const address = URL.createObjectURL(blob);
        const image = at('picture'), before = image.src;
        await new Promise(done => { image.onload = image.onerror = done; image.src = address; });
        if (before) URL.revokeObjectURL(before);
        shown = version;
        image.dataset.version = version;
      } catch (error) { lost(error); }
      isTaking = false;
      if (state.version !== version) picture();
    }

    function fit() {
      if (!state) return;
      const [width, height] = state.size;
      const stage = at('stage').getBoundingClientRect();
      const room = innerWidth > 1150 ? stage.height - 112 : innerHeight - 190;
      const scale = Math.max(.3, Math.min((stage.width - 24) / width, room / height, 1.25));
      at('device').style.width = width * scale + 'px';
      at('device').style.height = height * scale + 'px';
    }
    addEventListener('resize', fit);

    const scale = () => state.size[0] / at('device').clientWidth;

    function place(event) {
      const box = at('device').getBoundingClientRect();
      return { x: (event.clientX - box.left) * scale(), y: (event.clientY - box.top) * scale() };
    }

    function frame(box, isRefused) {
      at('frame').hidden = !box;
      if (!box) return;
      const [x, y, width, height] = box.map(number => number / scale());
      Object.assign(at('frame').style, { left: x + 'px', top: y + 'px', width: width + 'px',
        height: height + 'px' });
      at('frame').classList.toggle('refused', !!isRefused);
    }

    // MARK: Fingers

    // Milliseconds for which a finger rests to hold, and within which a second tap comes.
    const times = { hold: 500, second: 300 };
    let down = null, first = null, held = 0;
    const device = at('device');

    device.addEventListener('pointerdown', event => {
      if (event.button) return;
      event.preventDefault();
      at('keys').focus({ preventScroll: true });
      device.setPointerCapture(event.pointerId);
      down = { ...place(event), time: event.timeStamp, isHeld: false };
      clearTimeout(held);
      held = setTimeout(() => { if (down) { down.isHeld = true; mark(event, true); } },
        times.hold);
      mark(event);
    });

    device.addEventListener('pointermove', event => {
      if (down) {
        const now = place(event);
        if (Math.hypot(now.x - down.x, now.y - down.y) > 10 && !down.isHeld) clearTimeout(held);
        mark(event);
      } else look(place(event));
    });

    device.addEventListener('pointerup', event => {
      clearTimeout(held);
      at('touch').hidden = true;
      if (!down) return;
      const start = down, end = place(event);
      down = null;
      if (isExpecting) return expectAt(start);
      const body = { x: start.x, y: start.y, toX: end.x, toY: end.y };
      if (Math.hypot(end.x - start.x, end.y - start.y) > 10) {
        return send('/touch', { ...body, movement: start.isHeld ? 'drag' : 'swipe' });
      }
      if (start.isHeld) return send('/touch', { ...body, movement: 'press' });
      tap(body, event.timeStamp);
    });
    device.addEventListener('pointercancel', () => { down = null; at('touch').hidden = true; });
    device.addEventListener('pointerleave', () => { if (!down) { frame(null); tell([]); } });

    // Where something waits for a second tap, a tap is one only when none follows.
    function tap(body, time) {
      if (first && time - first.time < times.second) { first.isDouble = true; return; }
      const mine = first = { time, isDouble: false };
      inTurn(async () => {
        const isKnown = known && known.version === state.version
          && Math.hypot(known.point.x - body.x, known.point.y - body.y) < 1;
        const met = isKnown ? known.met : await found(body), waits = met && met.waitsForSecondTap;
        const rest = times.second - (performance.now() - time);
        if (waits && rest > 0) await new Promise(done => setTimeout(done, rest));
        if (first === mine) first = null;
        const movement = waits && mine.isDouble ? 'doubleTap' : 'tap';
        await post('/touch', { ...body, movement });
        if (mine.isDouble && !waits) await post('/touch', { ...body, movement });
      });
    }

    function mark(event, isHeld) {
      const box = device.getBoundingClientRect();
      at('touch').hidden = false;
      at('touch').style.left = event.clientX - box.left + 'px';
      at('touch').style.top = event.clientY - box.top + 'px';
      if (isHeld) at('touch').style.background = '#ff2d5566';
      else if (!down || !down.isHeld) at('touch').style.background = '';
    }

    let wheeled = { x: 0, y: 0 };
    device.addEventListener('wheel', event => {
      event.preventDefault();
      wheeled.x += event.deltaX; wheeled.y += event.deltaY;
      const isAcross = Math.abs(wheeled.x) > Math.abs(wheeled.y);
      if (Math.max(Math.abs(wheeled.x), Math.abs(wheeled.y)) < 90) return;
      const { x, y } = place(event);
      const toX = isAcross ? x - Math.sign(wheeled.x) * 100 : x;
      const toY = isAcross ? y : y - Math.sign(wheeled.y) * 100;
      wheeled = { x: 0, y: 0 };
      send('/touch', { x, y, toX, toY, movement: 'swipe' });
    }, { passive: false });

    // MARK: What is below the hand

    // What was there when it was looked at last.
    let isLooking = false, next = null, known = null;

    async function look(point) {
      if (isLooking) { next = point; return; }
      isLooking = true;
      try {
        const version = state.version, met = await found(point);
        known = { version, point, met };
        badge(met);
      } catch (error) { lost(error); }
      isLooking = false;
      if (next) { const point = next; next = null; look(point); }
    }

    function badge(met) {
      if (!met) { frame(null); return tell([]); }
      frame(met.frame, met.whyNot.length);
      tell([met.name, ...met.whyNot], met.whyNot.length > 0);
    }

    function tell(lines, isRefused) {
      at('badge').replaceChildren();
      at('badge').classList.toggle('refused', !!isRefused);
      lines.forEach((line, index) => {
        at('badge').append(make(index ? 'span' : 'b', line + (index ? ' ' : '')));
      });
    }

    // MARK: Keys

    const keys = at('keys');
    let isComposing = false;
    const typed = text => { if (text) send('/type', { text }); };
    const flush = () => { const text = keys.value; keys.value = ''; typed(text); };

    keys.addEventListener('compositionstart', () => { isComposing = true; });
    keys.addEventListener('compositionend', () => { isComposing = false; flush(); });
    keys.addEventListener('input', () => { if (!isComposing) flush(); });
    keys.addEventListener('keydown', event => {
      if (isComposing || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === 'Tab') return walk(event);
      if (event.key === 'Enter' && walked !== null) { event.preventDefault(); return tapWalked(); }
      if (event.key === 'Enter') { event.preventDefault(); return typed('\n'); }
      if (event.key === 'Backspace') { event.preventDefault(); return typed('\b'); }
      if (event.key === 'Escape') { walked = null; frame(null); at('undo').focus(); }
    });

    // Tab goes through what can be used, and leaves the device behind the last one.
    let walked = null, walking = Promise.resolve();
    const usable = () => state ? state.elements.map((element, index) => ({ element, index })).filter(
      ({ element }) => element.frame[2] > 0
        && /^(button|cell|switch|.*field|slider|stepper|link|text view|menu item)$/.test(element.kind))
      : [];

    function walk(event) {
      const all = usable();
      const here = all.findIndex(({ index }) => index === walked);
      const to = walked === null ? (event.shiftKey ? -1 : 0) : here + (event.shiftKey ? -1 : 1);
      if (to < 0 || to >= all.length) { walked = null; frame(null); return; }
      event.preventDefault();
      walked = all[to].index;
      walking = found({ element: walked }).then(badge).catch(lost);
    }

    async function tapWalked() {
      const met = await found({ element: walked });
      if (!met) return;
      if (isExpecting) return offer(met);
      send('/act', { line: 'tap ' + met.name });
    }
    keys.addEventListener('blur', () => { walked = null; });
    """#
}
