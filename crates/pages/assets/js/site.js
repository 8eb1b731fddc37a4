// What the pages around the table need: panels, copying a link, the clock, chat, themes.
Tapis.site = (() => {
  const small = () => matchMedia('(max-width: 899px)').matches;

  document.addEventListener('click', event => {
    const opener = event.target.closest('[data-open]');
    if (opener) {
      const panel = document.getElementById(opener.dataset.open);
      if (panel?.matches('dialog')) { panel.showModal(); event.preventDefault(); }
      else if (panel) {
        panel.classList.toggle('open');
        opener.setAttribute('aria-expanded', String(panel.classList.contains('open')));
        opener.classList.remove('unread');
        event.preventDefault();
      }
      return;
    }
    const closer = event.target.closest('[data-close]');
    if (closer) {
      const panel = closer.closest('dialog, aside');
      if (panel?.matches('dialog')) panel.close(); else panel?.classList.remove('open');
      event.preventDefault();
      return;
    }
    if (event.target.matches('dialog')) event.target.close();
    // The share sheet of a phone; elsewhere the link is copied, or at least shown to be copied.
    const share = event.target.closest('[data-share]');
    if (share) {
      const url = new URL(share.dataset.share, location.href).href;
      const done = () => { share.textContent = share.dataset.done; };
      const copied = () => navigator.clipboard ? navigator.clipboard.writeText(url).then(done, () => prompt('', url)) : prompt('', url);
      if (navigator.share) navigator.share({ title: document.title, url }).catch(error => { if (error.name !== 'AbortError') copied(); });
      else copied();
    }
    const copy = event.target.closest('[data-copy]');
    if (copy) {
      navigator.clipboard?.writeText(copy.dataset.copy).then(() => { copy.textContent = copy.dataset.done; }, () => {
        const field = document.getElementById('link');
        field?.select();
      });
    }
  });

  // A card that is tapped is written down.
  document.addEventListener('click', event => {
    const one = event.target.closest('[data-add]');
    const field = one?.form.elements[one.dataset.to];
    if (!field) return;
    field.value = (field.value.trim() + ' ' + one.dataset.add).trim();
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

  // What hurts is asked twice: the button itself says so.
  document.addEventListener('click', event => {
    const one = event.target.closest('button[data-sure]');
    if (!one || one.classList.contains('sure')) return;
    event.preventDefault();
    const before = one.textContent;
    one.classList.add('sure');
    one.textContent = one.dataset.sure;
    setTimeout(() => { if (one.classList.contains('sure')) { one.classList.remove('sure'); one.textContent = before; } }, 4000);
  });

  // Days as the reader writes them.
  document.addEventListener('DOMContentLoaded', () => {
    for (const day of Tapis.all('time[datetime]')) {
      day.textContent = new Date(day.dateTime + 'T12:00').toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' });
    }
  });

  // Forms that stay on the page: undo, chat, everything marked so.
  document.addEventListener('submit', async event => {
    const form = event.target.closest('form[data-stay]');
    if (!form) return;
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    if (fields.version !== undefined) fields.version = Tapis.one('#table')?.dataset.version ?? fields.version;
    if (await Tapis.choose.send(form.getAttribute('action'), fields)) form.reset();
  });
  document.addEventListener('change', event => {
    const control = event.target.closest('[data-submit]');
    if (control) control.form.requestSubmit();
  });

  // A replay goes from move to move without leaving the page, so that the cards can fly.
  const go = async address => {
    const answer = await fetch(address);
    if (!answer.ok) { location.href = address; return; }
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const before = Tapis.motion.seen();
    for (const id of ['headline', 'table', 'replay-bar']) {
      const part = next.getElementById(id);
      const old = document.getElementById(id);
      if (part && old) Idiomorph.morph(old, part, { morphStyle: 'outerHTML' });
    }
    Tapis.motion.play(before);
    history.replaceState(null, '', address);
  };
  document.addEventListener('click', event => {
    const step = event.target.closest('a[data-step]');
    if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); go(step.href); }
  });
  document.addEventListener('submit', event => {
    if (!event.target.matches('form.eyes')) return;
    event.preventDefault();
    go(event.target.getAttribute('action') + '?' + new URLSearchParams(new FormData(event.target)));
  });

  const unread = () => {
    const side = Tapis.one('#side');
    if (small() && side && !side.classList.contains('open')) {
      Tapis.one('[data-open="side"]')?.classList.add('unread');
    }
  };

  // The clock of a decision: the server says how long is left, the browser counts.
  let until = 0;
  const tick = () => {
    const clock = Tapis.one('#clock');
    if (!clock || !until) return;
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('late', left <= 10);
  };
  setInterval(tick, 500);
  // `at` is when the page or the event with this clock came, which may have waited since.
  const refresh = at => {
    const left = Tapis.one('#clock')?.dataset.left;
    until = left ? at + Number(left) : 0;
    tick();
  };
  // The clock runs while a trick or a round is held, too.
  const clock = (html, at) => {
    const room = document.createElement('template');
    room.innerHTML = html;
    const next = room.content.querySelector('#clock');
    const place = Tapis.one('#bar .asking');
    if (!place) return;
    Tapis.one('#clock')?.remove();
    if (next) place.append(next);
    refresh(at);
  };
  document.addEventListener('DOMContentLoaded', () => {
    const [page] = performance.getEntriesByType('navigation');
    refresh(performance.timeOrigin + (page?.responseStart ?? 0));
  });
  return { refresh, clock, unread };
})();
