// What only a browser can do in the workshop: keys, drawing suits to another place, keeping what was
// made, reading a file, printing.
Tapis.workshop = (() => {
  const KEPT = 'tapis-workshop';
  const kept = () => { try { return JSON.parse(localStorage.getItem(KEPT)) ?? []; } catch { return []; } };
  const keep = all => { try { localStorage.setItem(KEPT, JSON.stringify(all)); } catch { /* a private window keeps nothing */ } };
  const making = () => Tapis.one('#making');

  // A key does what its button does.
  document.addEventListener('keydown', event => {
    if (!making() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('input, textarea, select, [data-sort]')) return;
    const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    const button = Tapis.all('[data-key]').find(one => one.dataset.key === key);
    if (!button) return;
    event.preventDefault();
    making().requestSubmit(button);
  });

  // A list in which things are drawn to another place: by pointer, or by the arrow keys.
  let held;
  const order = list => [...list.children].map(one => one.dataset.value).join('');
  document.addEventListener('pointerdown', event => {
    const one = event.target.closest('[data-sort] > li');
    if (!one || event.target.closest('button')) return;
    held = one;
    one.classList.add('held');
    one.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  document.addEventListener('pointermove', event => {
    if (!held) return;
    const others = [...held.parentElement.children].filter(one => one !== held);
    const before = others.find(one => {
      const box = one.getBoundingClientRect();
      const row = getComputedStyle(held.parentElement).flexDirection === 'row';
      return row ? event.clientX < box.left + box.width / 2 : event.clientY < box.top + box.height / 2;
    });
    if ((before ?? null) !== held.nextElementSibling) held.parentElement.insertBefore(held, before ?? null);
  });
  const release = () => {
    if (!held) return;
    const list = held.parentElement;
    held.classList.remove('held');
    held = undefined;
    Tapis.live.ask(making(), [['do', `${list.dataset.sort}:${order(list)}`]]);
  };
  document.addEventListener('pointerup', release);
  document.addEventListener('pointercancel', release);
  document.addEventListener('keydown', event => {
    const one = event.target.closest?.('[data-sort] > li');
    const way = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (!one || !way || event.target !== one) return;
    event.preventDefault();
    const list = one.parentElement;
    const other = way < 0 ? one.previousElementSibling : one.nextElementSibling?.nextElementSibling;
    if (way < 0 && !other) return;
    list.insertBefore(one, other ?? null);
    one.focus();
    Tapis.live.ask(making(), [['do', `${list.dataset.sort}:${order(list)}`]]);
  });

  // What was made is kept in this browser, under its name.
  const shelves = () => {
    for (const shelf of Tapis.all('[data-saved]')) {
      const all = kept().filter(one => one.game === shelf.dataset.saved);
      shelf.hidden = !all.length;
      Tapis.one('ul', shelf).replaceChildren(...all.map(one => {
        const line = document.createElement('li');
        const link = document.createElement(shelf.dataset.fill ? 'button' : 'a');
        if (shelf.dataset.fill) Object.assign(link, { type: 'button', className: 'button quiet' }); else link.href = `/workshop/${one.game}?${one.query}`;
        link.dataset.query = one.query;
        link.textContent = one.name || shelf.dataset.nameless;
        line.append(link);
        if (!shelf.dataset.fill) {
          const away = document.createElement('button');
          Object.assign(away, { type: 'button', className: 'tool', textContent: '×', ariaLabel: `${shelf.dataset.remove}: ${link.textContent}` });
          away.addEventListener('click', () => { keep(kept().filter(other => other.game !== one.game || other.name !== one.name)); shelves(); });
          line.append(away);
        }
        return line;
      }));
    }
  };
  const said = (button, words) => {
    const before = button.textContent;
    button.textContent = words;
    setTimeout(() => { button.textContent = before; }, 2000);
  };
  document.addEventListener('click', async event => {
    const target = event.target;
    const button = target.closest?.('[data-keep]');
    if (button) {
      const name = Tapis.one('[data-name]').value.trim();
      const game = button.dataset.keep;
      keep([{ game, name, query: button.dataset.query }, ...kept().filter(one => one.game !== game || one.name !== name)].slice(0, 50));
      shelves();
      said(button, button.dataset.done);
    }
    const copy = target.closest?.('[data-copy-link]');
    if (copy) {
      await navigator.clipboard?.writeText(new URL(copy.dataset.copyLink, location.href).href);
      said(copy, copy.dataset.done);
    }
    if (target.closest?.('[data-print]')) print();
    // At "set up a table": what was kept is written into its field.
    const choice = target.closest?.('[data-fill] [data-query]');
    if (choice) {
      const shelf = choice.closest('[data-fill]');
      const file = await fetch(`/workshop/${shelf.dataset.saved}/toml?${choice.dataset.query}`);
      const field = document.getElementsByName(shelf.dataset.fill)[0];
      if (file.ok && field) { field.value = await file.text(); said(choice, choice.textContent + ' ✓'); }
    }
  });

  // A file is read here, and sent as what it says.
  document.addEventListener('change', async event => {
    const field = event.target.closest?.('[data-file]');
    const file = field?.files?.[0];
    if (!file) return;
    const form = field.form;
    form.elements[field.dataset.file].value = await file.text();
    form.requestSubmit();
  });

  const ready = () => {
    for (const one of Tapis.all('[data-keep], [data-copy-link], [data-print]')) one.hidden = false;
    for (const one of Tapis.all('[data-sort] > li')) one.tabIndex = 0;
    shelves();
  };
  document.addEventListener('DOMContentLoaded', ready);
  document.addEventListener('tapis:live', () => {
    ready();
    // The card that is being worked on stays in sight.
    Tapis.one('.pictures [aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  return {};
})();
