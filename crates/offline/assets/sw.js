// The service worker: answers the addresses of the site from the module, keeps what has to be kept,
// and tells the pages of a table what is new. BUILD, loadModule and kept stand above.
const SITE = new URL('.', self.location).href.slice(0, -1);
const ROOT = new URL(SITE).pathname.replace(/\/$/, '');
const CACHE = 'tapis ' + ROOT + ' ';
const NOW = CACHE + BUILD.version;
const BEAT = 10000; // how often a stream says that it is there, in milliseconds

self.addEventListener('install', event => event.waitUntil((async () => {
  const cache = await caches.open(NOW);
  await cache.addAll(BUILD.shell.map(file => new Request(`${SITE}/${file}`, { cache: 'reload' })));
  // The first version begins at once; a later one waits until nobody is in the middle of a game.
  if (!self.registration.active) await self.skipWaiting();
})()));

self.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE) && name !== NOW) await caches.delete(name);
  }
  await self.clients.claim();
})()));

// A file of this version: from the cache, else from the network, and kept from then on.
const file = async name => {
  const cache = await caches.open(NOW);
  const address = `${SITE}/${name}`;
  const here = await cache.match(address);
  if (here) return here;
  const answer = await fetch(address);
  if (answer.ok) await cache.put(address, answer.clone()).catch(() => {});
  return answer;
};

// The module with everything that is kept; made anew if it has failed or something was not kept.
let house = null;
const open = () => house ??= (async () => {
  const call = await loadModule(await (await file(BUILD.module)).arrayBuffer());
  const { damaged = [] } = call({ do: 'open', kept: await kept.all() });
  for (const what of damaged) console.warn('Tapis cannot read', what);
  for (const stream of streams.values()) stream.end();
  return call;
})().catch(error => { house = null; throw error; });

// One call after another, each with what it has to keep.
let queue = Promise.resolve();
const ask = call => {
  const mine = queue.then(async () => {
    const answer = (await open());
    let reply;
    try {
      reply = answer(call);
      await kept.write(reply.writes);
    } catch (error) {
      // What could not be kept has not happened: the next call begins with what is kept.
      house = null;
      throw error;
    }
    if (reply.writes?.length) tell(reply.writes, answer);
    return reply;
  });
  queue = mine.catch(() => {});
  return mine;
};

// Streams of tables' pages, by number.
const streams = new Map();
let numbers = 0;
const encoder = new TextEncoder();
const event = data => encoder.encode(`data: ${data}\n\n`);

// Tells those who look at these tables what is new there.
const tell = (writes, answer) => {
  const tables = new Set(writes.map(({ key }) => /^log\/([^/]+)\//.exec(key)?.[1]).filter(Boolean));
  for (const [number, stream] of streams) {
    if (!tables.has(stream.table)) continue;
    const { frames, error } = answer({ do: 'next', stream: number, now: Date.now() });
    if (error) stream.end(); else frames?.forEach(stream.send);
  }
  for (const table of tables) {
    self.clients.matchAll().then(all => all.forEach(one => one.postMessage({ changed: table })));
  }
};

const light = () => ({ site: SITE, languages: navigator.languages.join(','), now: Date.now() });

const listen = async table => {
  const number = ++numbers;
  const { frames, error } = await ask({ do: 'listen', stream: number, table, ...light() });
  if (error) return new Response(null, { status: 404 });
  let timer;
  const leave = () => {
    clearInterval(timer);
    if (streams.delete(number)) house?.then(answer => answer({ do: 'leave', stream: number }), () => {});
  };
  const body = new ReadableStream({
    start: way => {
      const send = frame => way.enqueue(event(frame));
      const end = () => { leave(); try { way.close(); } catch { /* it is closed already */ } };
      streams.set(number, { table, send, end });
      frames.forEach(send);
      const beat = () => way.enqueue(encoder.encode(`event: beat\ndata: ${BEAT}\n\n`));
      beat();
      timer = setInterval(beat, BEAT);
    },
    cancel: leave,
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
};

const entropy = () => Array.from(crypto.getRandomValues(new Uint8Array(128)), byte => byte.toString(16).padStart(2, '0')).join('');

const answered = async (request, path, query) => {
  const script = request.headers.get('accept')?.includes('application/json') ?? false;
  const form = request.method === 'POST' ? await request.text() : '';
  const call = { do: 'ask', method: request.method, path, query, form, script, entropy: entropy(), ...light() };
  let reply;
  try {
    reply = await ask(call);
  } catch (error) {
    console.error(error);
    const full = error?.name === 'QuotaExceededError';
    reply = await ask({ do: 'failed', full, script, path, ...light() });
  }
  const { status = 500, headers = [], body = null, error } = reply;
  if (error) return new Response(error, { status: 500 });
  return new Response(body, { status, headers });
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin || !address.pathname.startsWith(ROOT + '/')) return;
  const name = address.pathname.slice(ROOT.length + 1);
  if (BUILD.files.includes(name)) { event.respondWith(file(name)); return; }
  // A new version of the worker comes past the worker that is here.
  if (name === 'sw.js') return;
  const path = '/' + name;
  const stream = /^\/t\/([^/]+)\/stream$/.exec(path);
  if (stream) { event.respondWith(listen(decodeURIComponent(stream[1]))); return; }
  if (request.method !== 'GET' && request.method !== 'POST') return;
  event.respondWith(answered(request, path, address.search.slice(1)));
});

// What pages ask besides: what a bot has to decide, and what it has decided; and that the version
// that waits begins now.
self.addEventListener('message', ({ data, ports: [port], waitUntil }) => {
  if (data.do === 'begin') { self.skipWaiting(); return; }
  const call = { ...data, now: Date.now() };
  ask(call).then(reply => port?.postMessage(reply), error => port?.postMessage({ error: String(error) }));
});
