// The salt of a seat: drawn here, promised when one sits down, revealed when cards are asked for.
// docs/deal.md tells what it is for. It works without `crypto.subtle`, which plain HTTP does not have.
Tapis.salt = (() => {
  const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

  // SHA-256 (FIPS 180-4). The constants are the first bits of the fractions of square and cube roots of primes.
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
  const fraction = root => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  const sha256 = text => {
    const bytes = new TextEncoder().encode(text);
    const length = ((bytes.length + 8 >> 6) + 1) * 64;
    const message = new Uint8Array(length);
    message.set(bytes);
    message[bytes.length] = 0x80;
    const words = new DataView(message.buffer);
    words.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
    words.setUint32(length - 4, bytes.length * 8);
    const hash = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)));
    const rounds = primes.map(prime => fraction(Math.cbrt(prime)));
    const w = new Int32Array(64);
    for (let block = 0; block < length; block += 64) {
      for (let i = 0; i < 16; i++) w[i] = words.getInt32(block + 4 * i);
      for (let i = 16; i < 64; i++) {
        const [a, b] = [w[i - 15], w[i - 2]];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i++) {
        const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + w[i];
        const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => { hash[i] = (hash[i] + word) | 0; });
    }
    return hash.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
  };

  // What this browser has promised, so that a reload can still reveal it.
  const KEPT = 'salts';
  const most = 40;
  let memory = {};
  const kept = () => {
    try { return JSON.parse(localStorage.getItem(KEPT)) ?? {}; } catch { return memory; }
  };
  const keep = salts => {
    memory = Object.fromEntries(Object.entries(salts).slice(-most));
    try { localStorage.setItem(KEPT, JSON.stringify(memory)); } catch { /* this page remembers it */ }
  };
  const promise = () => {
    const salt = hex(crypto.getRandomValues(new Uint8Array(16)));
    const made = sha256('tapis promise 1\n' + salt);
    keep({ ...kept(), [made]: { salt } });
    return made;
  };

  // Whoever sits down promises.
  const sits = 'form[action^="/play/"], form[action^="/new/"], [data-phase="waiting"] form[action$="/join"]';
  document.addEventListener('submit', ({ target }) => {
    if (!target.matches(sits)) return;
    let field = target.querySelector('input[name="promise"]');
    if (!field) {
      field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'promise';
      target.append(field);
    }
    field.value = promise();
  }, true);

  // What the deal asks of this seat: to promise, if this browser knows no salt for it, or to reveal.
  const done = new Set();
  const post = (what, fields) => {
    const sent = fetch(location.pathname + '/' + what, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    sent.catch(() => setTimeout(() => { done.clear(); look(); }, 700));
  };
  const look = () => {
    const deal = Tapis.one('#deal');
    if (!deal) return;
    const { step, promise: made = '', terms = '', attempt } = deal.dataset;
    const once = [step, made, terms, attempt].join();
    if (done.has(once)) return;
    const salts = kept();
    if (step === 'promise' && !salts[made] && !done.has('promised' + attempt)) {
      done.add('promised' + attempt);
      post('promise', { promise: promise() });
    } else if (step === 'reveal' && salts[made]) {
      // What was revealed once is never revealed for other terms.
      if ((salts[made].terms ?? terms) !== terms) return;
      salts[made].terms = terms;
      keep(salts);
      post('reveal', { salt: salts[made].salt });
    }
    done.add(once);
  };
  document.addEventListener('DOMContentLoaded', () => {
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true, childList: true, attributeFilter: ['data-step', 'data-attempt', 'data-promise'],
    });
  });
  return { sha256 };
})();
