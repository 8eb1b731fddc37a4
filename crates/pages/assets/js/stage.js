// When something great happens, what the page shows at once appears piece by piece. Every piece says
// when it comes (`data-at`, in milliseconds) and how (`data-in`). A tap beside the buttons has it all
// at once; whoever wants no motion has the list as it stands. Nothing here keeps anybody waiting.
Tapis.stage = (() => {
  let shown = ''; // what was staged last
  let running = [];
  let timers = [];

  // A flight is normal at 380 ms: everything else goes with it.
  const tempo = () => Tapis.settings.flight() / 380;

  const forms = {
    rise: [{ opacity: 0, transform: 'translateY(10px)' }, { opacity: 1, transform: 'none' }],
    pop: [{ opacity: 0, transform: 'scale(.3)' }, { opacity: 1, transform: 'scale(1.18)', offset: 0.6 }, { opacity: 1, transform: 'none' }],
    turn: [{ opacity: 0, transform: 'rotateY(90deg) scale(.96)' }, { opacity: 1, transform: 'none' }],
    step: [{ opacity: 0, transform: 'translateY(-8px)' }, { opacity: 1, transform: 'none', offset: 0.25 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
    pot: [{ opacity: 0, transform: 'translateY(26px) scale(.7)' }, { opacity: 1, transform: 'none' }],
  };
  const lengths = { rise: 260, pop: 300, turn: 260, pot: 420 };

  const animate = (one, frames, timing) => {
    const moves = one.animate(frames, { fill: 'backwards', easing: 'cubic-bezier(.2,.75,.25,1)', ...timing });
    running.push(moves);
    return moves;
  };
  const later = (work, at) => {
    const one = { work, id: setTimeout(() => { timers = timers.filter(other => other !== one); work(); }, at) };
    timers.push(one);
  };

  // A number counts from what it was to what it is.
  const count = (one, at, pace) => {
    const to = Number(one.dataset.to);
    const from = Number(one.dataset.from);
    const end = one.textContent;
    const write = value => { one.textContent = String(value).replace('-', '\u2212'); };
    if (!Number.isFinite(to - from)) return;
    write(from);
    const steps = Math.min(12, Math.abs(to - from));
    for (let step = 1; step < steps; step++) {
      later(() => write(Math.round(from + (to - from) * step / steps)), at + step * 45 * pace);
    }
    later(() => { one.textContent = end; }, at + steps * 45 * pace);
  };

  // Rows lie where they lay before, and move to where they lie now.
  const reorder = (root, pace) => {
    const rows = Tapis.all('[data-was]', root);
    const tops = rows.map(row => row.getBoundingClientRect().top);
    rows.forEach((row, now) => {
      const way = tops[Number(row.dataset.was)] - tops[now];
      if (way) animate(row, [{ transform: `translateY(${way}px)` }, { transform: 'none' }], { delay: Number(row.dataset.moves) * pace, duration: 450 * pace });
    });
  };

  const end = () => {
    for (const one of running.splice(0)) one.finish();
    for (const { id, work } of timers.splice(0)) { clearTimeout(id); work(); }
  };

  const play = () => {
    const root = Tapis.one('#table [data-stage]');
    const name = root ? root.dataset.stage : '';
    if (name === shown) return;
    end();
    shown = name;
    const pace = tempo();
    if (!root || !pace || document.hidden) return;
    reorder(root, pace);
    for (const one of Tapis.all('#table [data-at]')) {
      const { at, until, in: how, sound } = one.dataset;
      const delay = Number(at) * pace;
      if (how === 'count') count(one, delay, pace);
      else if (forms[how]) {
        const duration = (until ? Number(until) - Number(at) : lengths[how]) * pace;
        animate(one, forms[how], { delay, duration });
      }
      if (sound) later(() => Tapis.sound(sound), delay);
    }
    for (const one of Tapis.all('[data-best]', root)) {
      animate(one, [{ backgroundColor: 'transparent', borderColor: 'transparent' }, {}], { delay: Number(one.dataset.best) * pace, duration: 300 * pace });
    }
    for (const one of Tapis.all('[data-right]', root)) {
      const at = Number(one.dataset.right) * pace;
      animate(one, [{ color: 'inherit', transform: 'none' }, { transform: 'scale(1.12)', offset: 0.5 }, { transform: 'none' }], { delay: at, duration: 500 * pace });
      later(() => Tapis.sound('rune'), at);
    }
  };

  // What is called out over the whole table; it is seen once, and is in nobody's way.
  let called = null;
  const call = () => {
    const banner = Tapis.one('#called[data-called]');
    const name = banner ? banner.dataset.called : null;
    if (name === called) return;
    called = name;
    if (!banner || document.hidden || !tempo()) return;
    Tapis.sound('all-in');
    Tapis.tick(30);
    banner.firstElementChild.animate([
      { transform: 'translateX(-105%)', opacity: 1 }, { transform: 'none', opacity: 1, offset: 0.2 },
      { transform: 'none', opacity: 1, offset: 0.82 }, { transform: 'translateX(105%)', opacity: 1 },
    ], { duration: 1150 * tempo(), easing: 'cubic-bezier(.3,.8,.3,1)' });
  };

  // Whoever touches what is staged sees all of it.
  document.addEventListener('click', event => { if (event.target.closest('[data-stage]')) end(); });
  return { play: () => { play(); call(); }, end };
})();
