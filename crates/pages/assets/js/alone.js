// A table on the reader's own device: bots think in workers of this page, and a new version is
// taken between games.
Tapis.alone = (() => {
  const workers = [];
  const root = () => document.body.dataset.alone?.replace(/\/$/, '');
  const ask = (to, message) => new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    to.postMessage(message, [port2]);
  });
  const house = message => ask(navigator.serviceWorker.controller, message);

  // As many thinkers as share a decision; where there is one core, one.
  const thinkers = shared => {
    const wanted = shared && navigator.hardwareConcurrency > 1 ? 2 : 1;
    while (workers.length < wanted) workers.push(new Worker(root() + '/thinker.js'));
    return workers.slice(0, wanted);
  };

  const decide = async (table, { asked, copy, missing, shared }) => {
    const chosen = thinkers(shared);
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const found = await Promise.all(chosen.map((worker, part) =>
      ask(worker, { missing, call: { do: 'think', copy, asked, seed, share: { part, of: chosen.length } } })));
    const wrong = found.find(one => one.error);
    if (wrong) throw new Error(wrong.error);
    const { action } = await house({ do: 'agree', found: found.map(one => one.found) });
    const wait = asked.at - Date.now();
    if (wait > 0) await new Promise(done => setTimeout(done, wait));
    return house({ do: 'decide', table, asked, action });
  };

  // Bots act for as long as one of them has to; only one page at a time looks after a table.
  let looking = false;
  let again = false;
  const lookAfter = async table => {
    if (looking) { again = true; return; }
    looking = true;
    do {
      again = false;
      try {
        for (;;) {
          const { duty, error } = await house({ do: 'duty', table });
          if (!duty || error) break;
          const { error: wrong } = await decide(table, duty);
          if (wrong) throw new Error(wrong);
        }
      } catch (error) {
        console.error(error);
        await new Promise(done => setTimeout(done, 2000));
        again = true;
      }
    } while (again);
    looking = false;
  };

  const table = () => /\/t\/([^/]+)$/.exec(location.pathname)?.[1];
  const begin = () => {
    const mine = table();
    if (!mine) return;
    const alone = done => (navigator.locks ? navigator.locks.request('tapis ' + mine, done) : done());
    alone(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data.changed === mine) lookAfter(mine);
      });
      lookAfter(mine);
      // The worker sleeps when nobody has asked for a while; who looks at a table keeps it awake.
      setInterval(() => house({ do: 'duty', table: mine }), 15000);
      return new Promise(() => {});
    });
  };

  // A new version waits until no game is in the way, and begins when the reader wants it.
  const news = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const offer = () => {
      const notice = Tapis.one('#new-version');
      if (notice && registration.waiting) notice.hidden = false;
    };
    offer();
    registration?.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    document.addEventListener('click', ({ target }) => {
      if (!target.closest('#new-version button')) return;
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      registration.waiting?.postMessage({ do: 'begin' });
    });
    registration?.update().catch(() => {});
  };

  // A file that is chosen is sent as text.
  document.addEventListener('change', async ({ target }) => {
    const field = document.getElementById(target.dataset?.into);
    if (field && target.files) field.value = (await target.files[0]?.text()) ?? '';
  });

  document.addEventListener('DOMContentLoaded', () => {
    if (root() === undefined || !navigator.serviceWorker?.controller) return;
    navigator.storage?.persist?.();
    begin();
    news();
  });
  return {};
})();
