// Cards fly from where they were to where they are. The page changes at once and can be used at
// once; only pictures are on their way. A card is known by its key, which is its own word if it
// lies face up and a mere place if it does not.
Tapis.motion = (() => {
  const seen = () => {
    const cards = new Map();
    const anchors = new Map();
    for (const card of Tapis.all('#table [data-k]')) {
      const box = card.getBoundingClientRect();
      if (box.width) cards.set(card.dataset.k, { box, card });
    }
    for (const anchor of Tapis.all('#table [data-anchor]')) {
      const box = anchor.getBoundingClientRect();
      if (box.width) anchors.set(anchor.dataset.anchor, box);
    }
    return { cards, anchors };
  };

  const pairs = text => (text ?? '').split(' ').filter(Boolean).map(pair => {
    const cut = pair.lastIndexOf(':');
    return [pair.slice(0, cut), pair.slice(cut + 1)];
  });

  // A flight between two boxes, as a transform of something that lies in the second one.
  const path = (from, to) => {
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const scale = Math.min(2.5, Math.max(0.2, from.width / to.width));
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };

  const small = (box, width) => {
    const height = width * 1.4;
    const left = box.left + (box.width - width) / 2;
    const top = box.top + (box.height - height) / 2;
    return { left, top, width, height };
  };

  const fly = (element, from, to, fade) => {
    const length = Tapis.settings.flight();
    element.classList.add('flies');
    const flight = element.animate(
      [{ transform: path(from, to), opacity: fade ? 0.2 : 1 }, { transform: 'none', opacity: 1 }],
      { duration: length, easing: 'cubic-bezier(.2,.75,.25,1)' });
    flight.onfinish = flight.oncancel = () => element.classList.remove('flies');
  };

  // A copy that leaves: it flies to its anchor and is gone.
  const leave = (copy, from, to) => {
    const layer = Tapis.one('#flights');
    if (!layer) return;
    copy.removeAttribute('id');
    copy.removeAttribute('data-k');
    copy.className = 'ghost';
    Object.assign(copy.style, { left: from.left + 'px', top: from.top + 'px', width: from.width + 'px', height: from.height + 'px' });
    layer.append(copy);
    const aim = small(to, Math.min(from.width, 30));
    copy.animate(
      [{ transform: 'none', opacity: 1 }, { transform: path(aim, from), opacity: 0.85, offset: 0.9 }, { transform: path(aim, from), opacity: 0 }],
      { duration: Tapis.settings.flight() * 1.1, easing: 'cubic-bezier(.3,.1,.3,1)' },
    ).onfinish = () => copy.remove();
  };

  // A card that is slammed down comes from above, and lands.
  const slam = (element, place) => {
    element.classList.add('flies');
    const flight = element.animate(
      [{ transform: 'translateY(-60%) scale(2.1) rotate(-7deg)', opacity: 0 }, { transform: 'scale(1.9) rotate(-4deg)', opacity: 1, offset: 0.45 },
        { transform: 'scale(.96)', opacity: 1, offset: 0.8 }, { transform: 'none', opacity: 1 }],
      { duration: 420 * Tapis.settings.flight() / 380, delay: (350 + 150 * place) * Tapis.settings.flight() / 380, fill: 'backwards', easing: 'cubic-bezier(.5,0,.7,1)' });
    flight.onfinish = flight.oncancel = () => element.classList.remove('flies');
  };

  // What burns curls away where it lies.
  const burn = (copy, from, place) => {
    const layer = Tapis.one('#flights');
    if (!layer) return;
    copy.removeAttribute('id');
    copy.removeAttribute('data-k');
    copy.className = 'ghost';
    copy.classList.add('burning');
    Object.assign(copy.style, { left: from.left + 'px', top: from.top + 'px', width: from.width + 'px', height: from.height + 'px' });
    layer.append(copy);
    copy.animate(
      [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-6%) rotate(3deg) scale(.92)', opacity: 0.85, offset: 0.35 },
        { transform: 'translateY(-38%) rotate(11deg) scale(.4)', opacity: 0 }],
      { duration: 520 * Tapis.settings.flight() / 380, delay: 130 * place, fill: 'both', easing: 'ease-in' },
    ).onfinish = () => copy.remove();
  };

  const play = before => {
    Tapis.stage.play();
    if (!Tapis.settings.flight() || document.hidden) return;
    const table = Tapis.one('#table');
    const after = seen();
    const came = new Map(pairs(table?.dataset.came));
    const anchor = name => after.anchors.get(name) ?? before.anchors.get(name);
    let moved = 0;
    let fires = 0;
    const slammed = (table?.dataset.slam ?? '').split(' ').filter(Boolean);
    for (const [key, { box, card }] of after.cards) {
      const old = before.cards.get(key)?.box;
      if (old) {
        if (Math.hypot(old.left - box.left, old.top - box.top) > 3) { fly(card, old, box); moved++; }
      } else if (slammed.includes(key)) {
        slam(card, slammed.indexOf(key));
      } else if (came.has(key)) {
        const from = anchor(came.get(key));
        if (from) { fly(card, small(from, Math.min(box.width, from.width)), box, true); moved++; }
      }
    }
    for (const [key, to] of pairs(table?.dataset.went)) {
      const old = before.cards.get(key);
      if (old && !after.cards.has(key) && to === 'smoke') { burn(old.card.cloneNode(true), old.box, fires++); continue; }
      if (old && !after.cards.has(key) && anchor(to)) { leave(old.card.cloneNode(true), old.box, anchor(to)); moved++; }
    }
    for (const [from, to] of pairs(table?.dataset.fly)) {
      const back = Tapis.one('#backs svg')?.cloneNode(true);
      if (back && anchor(from) && anchor(to)) {
        const copy = document.createElement('span');
        copy.append(back);
        leave(copy, small(anchor(from), 34), anchor(to));
        moved++;
      }
    }
    if (moved) Tapis.sound('card');
  };
  return { seen, play };
})();
