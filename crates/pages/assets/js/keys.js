// The keyboard: arrows walk over what can be chosen, digits pick from the hand, Enter commits,
// letters do what the list under `?` says. They can be turned off.
Tapis.keys = (() => {
  const CHOICES = 'button:not([disabled]):not([hidden])';
  const zones = ['#hand', '#bar', '#middle', '#places'];
  const inZone = zone => Tapis.all(`${zone} ${CHOICES}`).filter(one => one.getClientRects().length);
  const focus = one => one?.focus({ preventScroll: true });

  const walk = step => {
    const zone = zones.find(name => document.activeElement?.closest(name));
    const list = inZone(zone ?? '#hand');
    const at = list.indexOf(document.activeElement);
    focus(list[(at + step + list.length) % list.length] ?? inZone('#bar')[0]);
  };
  const climb = step => {
    const filled = zones.filter(zone => inZone(zone).length);
    const at = filled.findIndex(zone => document.activeElement?.closest(zone));
    const zone = filled[(at + step + filled.length) % filled.length];
    if (zone) focus(inZone(zone)[0]);
  };
  const digit = number => {
    const place = (number + 9) % 10;
    const choices = '[data-action]:not([data-instant]), [data-part], [data-pre]';
    const hand = Tapis.all('#hand ' + choices.split(', ').join(', #hand '));
    const list = hand.length ? hand : Tapis.all(choices).filter(one => one.closest('#table'));
    if (list[place]) { focus(list[place]); list[place].click(); }
  };
  const press = selector => {
    const one = Tapis.one(selector);
    if (one && !one.hidden) { one.click(); return true; }
    return false;
  };
  const letters = {
    p: '[data-action="pass"]', a: '[data-action="all-in"]', s: '[data-action="skip"]',
    d: '[data-action="draw"], [data-action="reveal"], [data-action="rune"]',
    u: '#undo', r: '[data-open="ranks"]',
    t: '[data-open="last"]', o: '[data-open="settings"]', '?': '[data-open="help"]',
  };

  // Log and chat stand beside a wide table; on a phone they open first.
  const side = part => {
    const panel = Tapis.one('#side');
    const opener = Tapis.one('[data-open="side"]');
    if (opener?.getClientRects().length && !panel.classList.contains('open')) opener.click();
    focus(Tapis.one(part));
  };

  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && Tapis.one('#side.open')) { Tapis.one('#side [data-close]').click(); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || !Tapis.one('#table')) return;
    if (event.target.closest('input, textarea, select, dialog')) return;
    const chapter = event.shiftKey ? 'round' : 'part';
    const step = {
      ArrowLeft: '#prev', ArrowRight: '#next', Home: '#first', End: '#end',
      PageUp: `#${chapter}-back`, PageDown: `#${chapter}-on`,
    }[event.key];
    if (Tapis.one('#replay-bar') && step) { press(step); event.preventDefault(); return; }
    const arrows = { ArrowRight: () => walk(1), ArrowLeft: () => walk(-1), ArrowUp: () => climb(1), ArrowDown: () => climb(-1) };
    if (arrows[event.key]) { arrows[event.key](); event.preventDefault(); return; }
    if (event.key === 'Escape') { Tapis.choose.clear(); return; }
    const elsewhere = event.target.closest('button, a, summary');
    // While something is held there is nothing to choose: whoever is at the table goes on.
    const goes = ['Enter', ' '].includes(event.key) && (!elsewhere || elsewhere.closest('#table'));
    if (goes && press('#go-on')) { event.preventDefault(); return; }
    if (event.key === 'Enter' && !elsewhere) {
      if (press('#commit')) event.preventDefault();
      return;
    }
    if (Tapis.settings.get('keys') !== 'on') return;
    if (/^[0-9]$/.test(event.key)) { digit(Number(event.key)); event.preventDefault(); return; }
    const letter = event.key.toLowerCase();
    const focused = { h: () => focus(inZone('#hand')[0]), l: () => side('#log'), c: () => side('#chat-text') }[letter];
    if (focused) { focused(); event.preventDefault(); }
    else if (letters[letter]) { if (press(letters[letter])) event.preventDefault(); }
  });
  return {};
})();
