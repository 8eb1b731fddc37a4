// One stream per page brings the table as this viewer sees it, one event after another. Each is
// shown for a beat; a finished trick or round is held until it has been seen.
Tapis.stream = (() => {
  const waiting = [];
  let source = null;
  let showing = false;
  let release = null;
  let address = null;
  let lost = false; // whether the page says that the line is down
  let beat = 10000; // how often the server says that it is there, in milliseconds, until it has said so
  let heard = Date.now(); // when anything came last
  let skip = null; // ends the pause between two events
  let hurried = false; // whoever does something sees the present
  let since = 0; // when what is shown was shown
  let told = 0; // how many letters tell it
  let pieces = []; // the page that came last, cut before every tag and attribute
  let seenLines = null;
  let atEnd = true; // whether the newest line of the log is in sight

  const pause = length => new Promise(done => {
    const timer = setTimeout(done, length);
    skip = () => { clearTimeout(timer); done(); };
  });
  // Whoever looks elsewhere has not seen it: the time counts from their return.
  const looked = () => document.hidden
    ? new Promise(done => document.addEventListener('visibilitychange', done, { once: true })) : Promise.resolve();
  const hold = kind => new Promise(done => {
    release = done;
    const short = kind !== 'round' && Tapis.settings.get('hold') === 'short';
    const length = kind === 'peek' ? Math.max(5000, Tapis.settings.beat() * 10) : Math.max(1600, Tapis.settings.beat() * 4);
    if (short) looked().then(() => setTimeout(done, length));
  });
  // How long something is shown before the next thing: as long as it takes to read, and less if much waits.
  const reading = () => Tapis.settings.beat() * (0.5 + told / 55) / Math.max(1, waiting.length - 1);
  // Whoever wants to go on goes on.
  const hurry = () => { release?.(); };

  const announce = () => {
    const lines = Tapis.all('#log li, #chat-lines li');
    const fresh = seenLines ? lines.filter(line => !seenLines.has(line.id)) : [];
    seenLines = new Set(lines.map(line => line.id));
    const live = Tapis.one('#live');
    told = fresh.reduce((sum, line) => sum + line.textContent.length, 0);
    if (live && fresh.length) live.textContent = fresh.map(line => line.textContent).join(' ');
    const turn = Tapis.one('#turn-live');
    const ask = Tapis.one('#table[data-yours] #ask')?.textContent ?? '';
    if (turn && turn.textContent !== ask) {
      turn.textContent = ask;
      if (ask) Tapis.sound('turn');
    }
    document.title = (ask ? '● ' : '') + document.title.replace(/^● /, '');
    const log = Tapis.one('#log');
    if (log && atEnd) log.scrollTop = log.scrollHeight;
    if (fresh.some(line => line.closest('#chat-lines'))) Tapis.site?.unread();
  };
  document.addEventListener('scroll', ({ target }) => {
    if (target.id === 'log') atEnd = target.scrollHeight - target.scrollTop - target.clientHeight < 30;
  }, true);

  // Keeps the keyboard where it was: on the same card, or in the same part of the table.
  const remember = () => {
    const at = document.activeElement;
    if (!at?.closest('#table')) return () => {};
    const words = at.dataset.action;
    const key = at.dataset.k ?? at.querySelector('[data-k]')?.dataset.k;
    const part = at.closest('#hand, #middle, #places, #bar')?.id ?? 'bar';
    return () => {
      if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
      const choices = Tapis.all(`#${part} button`);
      const same = choices.find(one => words && one.dataset.action === words)
        ?? choices.find(one => key && one.querySelector(`[data-k="${CSS.escape(key)}"]`))
        ?? choices[0] ?? Tapis.one('#table button');
      (same ?? Tapis.one('#table'))?.focus({ preventScroll: true });
    };
  };

  const apply = ({ html, at }) => {
    const room = document.createElement('template');
    room.innerHTML = html;
    const next = room.content.querySelector('#table');
    const now = Tapis.one('#table');
    if (next && now && (next.dataset.phase !== now.dataset.phase || next.dataset.build !== now.dataset.build)) {
      location.reload();
      return null;
    }
    const before = Tapis.motion.seen();
    const refocus = remember();
    // What somebody is typing stays as it is. A card with the focus must not: it may be another one now.
    const ignoreActiveValue = Boolean(document.activeElement?.matches('input, textarea'));
    for (const part of [...room.content.children]) {
      const old = part.id && document.getElementById(part.id);
      if (old) Idiomorph.morph(old, part, { morphStyle: 'outerHTML', ignoreActiveValue });
    }
    Tapis.motion.play(before);
    refocus();
    const latest = waiting.at(-1);
    if (latest) Tapis.site?.clock(latest.html, latest.at); else Tapis.site?.refresh(at);
    announce();
    return Tapis.one('#table')?.dataset.hold ?? '';
  };

  // A page comes whole at first, and then as runs of pieces of the page before, and new pieces.
  const cut = html => html.split(/(?=<| [a-z-]+=")/);
  const read = data => {
    pieces = data[0] !== '~' ? cut(data) : data.slice(1).split('\t').filter(Boolean).flatMap(part => {
      if (part[0] === '=') return cut(part.slice(1));
      const [from, count] = part.split('+').map(digits => parseInt(digits, 36));
      return pieces.slice(from, from + count);
    });
    return pieces.join('');
  };

  // What comes while something else is shown waits; only the clock does not.
  const arrived = html => {
    const at = Date.now();
    waiting.push({ html, at });
    if (showing) Tapis.site?.clock(html, at);
    pump();
  };

  const pump = async () => {
    if (showing) return;
    showing = true;
    while (waiting.length) {
      // Whoever was away sees the present, not the past.
      if (document.hidden && waiting.length > 1) waiting.splice(0, waiting.length - 1);
      const left = since + reading() - performance.now();
      if (left > 0 && !hurried && !document.hidden) await pause(left);
      const kind = apply(waiting.shift());
      if (kind === null) return;
      if (kind) {
        if (kind === 'round') Tapis.sound('won');
        Tapis.choose.show();
        await hold(kind);
        since = 0;
      } else {
        Tapis.choose.settled();
        since = performance.now();
      }
    }
    hurried = false;
    showing = false;
  };

  // While the line is down, the page says so, and what waits for it.
  const notice = () => {
    const bar = Tapis.one('#lost');
    if (!bar) return;
    const unsent = Tapis.choose.unsent();
    const { offline = '', pending = '' } = document.body.dataset;
    const text = unsent === null ? offline : pending.replace('[choice]', unsent);
    if (bar.textContent !== text) bar.textContent = text;
    bar.classList.toggle('shown', lost || unsent !== null);
  };
  const found = () => {
    heard = Date.now();
    if (!lost) return;
    lost = false;
    notice();
  };
  const lose = () => { lost = true; notice(); };

  const connect = () => {
    source?.close();
    heard = Date.now();
    const mine = source = new EventSource(address);
    let trouble = 0;
    source.onopen = () => { trouble = 0; found(); Tapis.choose.retry(); };
    source.onmessage = event => { found(); arrived(read(event.data)); };
    // The server says that it is there, and after how many milliseconds it will say so again.
    source.addEventListener('beat', event => { found(); beat = Number(event.data) || beat; });
    source.onerror = () => {
      trouble++;
      setTimeout(() => { if (mine === source && trouble) lose(); }, 1500);
      if (mine.readyState === EventSource.CLOSED) {
        setTimeout(() => { if (mine === source) connect(); }, Math.min(5000, 400 * trouble));
      }
    };
  };
  // A line that has fallen silent tells nobody: whoever has heard nothing for two beats calls again.
  const silent = beats => Date.now() - heard > beats * beat;
  setInterval(() => { if (address && silent(2.2)) { lose(); connect(); } }, 500);
  document.addEventListener('visibilitychange', () => { if (address && !document.hidden && silent(1.2)) connect(); });
  addEventListener('offline', lose);
  addEventListener('online', () => { if (address) connect(); Tapis.choose.retry(); });
  // Something was done at this version: if the stream does not show it soon, it is dead.
  const expect = version => setTimeout(() => {
    const same = Tapis.one('#table')?.dataset.version === version;
    if (address && same && !showing && !waiting.length) connect();
  }, 3000);

  document.addEventListener('DOMContentLoaded', () => {
    address = document.body.dataset.stream;
    announce();
    if (address) connect();
  });
  addEventListener('pagehide', () => source?.close());
  addEventListener('pageshow', event => { if (event.persisted) location.reload(); });
  // Whoever touches the table or a key does not wait for what others did.
  for (const name of ['click', 'keydown']) document.addEventListener(name, event => {
    if (event.target.closest('dialog, #side, #go-on')) return;
    since = 0;
    hurried = waiting.length > 0;
    skip?.();
  });
  document.addEventListener('click', event => { if (event.target.closest('#go-on')) { event.preventDefault(); hurry(); } });
  return { hurry, notice, expect };
})();
