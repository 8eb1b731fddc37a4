// Sets the table: the service worker is installed, and the page is loaded anew, by it this time.
(async () => {
  'use strict';
  const sections = [...document.querySelectorAll('section')];
  const wanted = navigator.languages.map(tag => tag.toLowerCase());
  const fits = (section, tag) => {
    const mine = section.lang.toLowerCase();
    return tag === mine || tag.split('-')[0] === mine.split('-')[0];
  };
  const chosen = wanted.map(tag => sections.find(section => fits(section, tag))).find(Boolean) ?? sections[0];
  for (const section of sections) section.hidden = section !== chosen;
  document.documentElement.lang = chosen.lang;
  const show = when => {
    for (const line of document.querySelectorAll('[data-when]')) line.hidden = line.dataset.when !== when;
    document.querySelector('progress').hidden = when !== 'loading';
  };
  if (!isSecureContext) return show('insecure');
  if (!navigator.serviceWorker) return show('old');
  try {
    const begun = new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    // A host shows this page for any address of the site: the worker lies where its script does.
    const site = new URL('.', document.querySelector('script').src);
    const registration = await navigator.serviceWorker.register(new URL('sw.js', site), { scope: site.pathname, updateViaCache: 'none' });
    const failed = new Promise((done, fail) => {
      const watch = worker => worker?.addEventListener('statechange', () => { if (worker.state === 'redundant') fail(new Error('not installed')); });
      watch(registration.installing);
    });
    if (!navigator.serviceWorker.controller) await Promise.race([begun, failed]);
    location.reload();
  } catch (error) {
    console.error(error);
    show(error.name === 'SecurityError' ? 'old' : 'failed');
  }
})();
