// The first game of each kind: one hint at a time, each once, in a row of its own. Whoever closes
// them has none any more; they end with that game.
Tapis.hints = (() => {
  const root = document.documentElement;
  const seen = name => Tapis.settings.get('seen-' + name) === 'yes';
  let now = null; // the hint that is shown
  let since = 0;
  const reads = hint => 1800 + hint.textContent.length * 45;

  const ribbon = () => {
    const one = Tapis.one('#ribbon');
    return one && one.getClientRects().length ? one : null;
  };
  const show = () => {
    const box = ribbon();
    if (!box) return;
    const hints = Tapis.all('[data-hint]', box);
    // A hint stays until it can have been read and another one is due.
    if (now && Date.now() - since < reads(now)) return;
    const due = hints.find(hint => hint !== now && !seen(hint.dataset.hint) && Tapis.one(hint.dataset.when));
    const offer = Tapis.one('[data-offer]', box);
    const asked = Tapis.settings.get('offered') === 'yes';
    // The sounds are offered once, after the goal.
    const next = now && !asked && offer && offer.hidden ? offer : due;
    if (!next) return;
    if (now?.dataset.hint) Tapis.settings.set('seen-' + now.dataset.hint, 'yes');
    for (const one of [...hints, offer]) if (one) one.hidden = one !== next;
    for (const button of Tapis.all('[data-sounds]', box)) button.hidden = next !== offer;
    if (next === offer) Tapis.settings.set('offered', 'yes');
    now = next;
    since = Date.now();
  };
  const start = () => {
    now = ribbon() ? Tapis.one('#ribbon [data-hint]') : null;
    since = Date.now();
    // Whoever has finished a game of this kind needs no hints for it any more.
    const over = Tapis.one('#table[data-phase="over"][data-game]');
    if (over) Tapis.settings.set('played-' + over.dataset.game, 'yes');
  };
  document.addEventListener('click', event => {
    const choice = event.target.closest('[data-sounds]');
    if (choice) {
      Tapis.settings.set('sound', choice.dataset.sounds);
      Tapis.sound('turn');
      since = 0;
      show();
    }
    if (event.target.closest('#no-hints')) {
      Tapis.settings.set('hints', 'off');
      root.classList.remove('first-all-in', 'first-bids');
    }
  });
  document.addEventListener('change', event => {
    if (!event.target.matches('[data-setting="hints"]') || !event.target.checked) return;
    const { game } = Tapis.one('#table')?.dataset ?? {};
    for (const one of Tapis.all('[data-hint]')) Tapis.settings.set('seen-' + one.dataset.hint, 'no');
    if (game) { Tapis.settings.set('played-' + game, ''); root.classList.add('first-' + game); start(); }
  });
  document.addEventListener('DOMContentLoaded', () => { start(); setInterval(show, 900); });
  return {};
})();
