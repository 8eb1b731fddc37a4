// Pages that are made again after every touch: forms marked `data-live` ask for the page that
// follows, and the part that the mark names is morphed. Touches wait for each other, because each
// begins from what the one before has made. Whether a server or a service worker answers is all the
// same; without this script the same forms load the page anew.
Tapis.live = (() => {
  let doing = Promise.resolve();

  const show = async (form, fields) => {
    const part = document.getElementById(form.dataset.live);
    const query = new URLSearchParams(fields);
    const answer = await fetch(form.getAttribute('action') + '?' + query, { headers: { 'X-Part': part.id } });
    if (!answer.ok) { location.href = answer.url; return; }
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(part.id);
    const before = document.activeElement;
    const named = before?.name && [before.name, before.value];
    Idiomorph.morph(part, next, { morphStyle: 'outerHTML', ignoreActiveValue: true });
    // What was being typed while the answer came stays.
    if (named && before.isConnected && before.matches('input:not([type=checkbox], [type=radio]), textarea')) before.value = before.value;
    history.replaceState(null, '', answer.url);
    document.dispatchEvent(new CustomEvent('tapis:live'));
  };

  // `extra` is what a button says, or what was drawn to another place.
  const ask = (form, extra = []) => {
    doing = doing.then(() => {
      const now = document.getElementById(form.id) ?? form;
      return show(now, [...new FormData(now), ...extra]);
    }).catch(() => Tapis.one('#lost')?.classList.add('shown'));
    return doing;
  };

  document.addEventListener('submit', event => {
    const form = event.target.closest('form[data-live]');
    if (!form) return;
    event.preventDefault();
    const button = event.submitter;
    ask(form, button?.name ? [[button.name, button.value]] : []);
  });
  // What is on its way is looked at again, until it is there.
  const again = async () => {
    const part = Tapis.one('[data-refresh]');
    if (!part) return;
    try {
      const answer = await fetch(location.href);
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById(part.id);
      if (answer.ok && next) Idiomorph.morph(part, next, { morphStyle: 'outerHTML' });
    } catch { /* it is looked at again */ }
  };
  setInterval(again, 1200);
  let typing;
  document.addEventListener('input', event => {
    const form = event.target.form;
    if (!form?.matches('[data-live]')) return;
    clearTimeout(typing);
    typing = setTimeout(() => ask(form), event.target.matches('input:not([type=checkbox], [type=radio]), textarea') ? 250 : 0);
  });
  return { ask };
})();
