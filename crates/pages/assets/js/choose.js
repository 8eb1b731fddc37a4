// Choosing: the first tap selects, the second one or the button commits. Whatever cannot be chosen
// says why. Dragging does the same as tapping twice.
Tapis.choose = (() => {
  let chosen = null; // the words of an action, or for a swap what is known of it
  let half = {}; // { card, slot } while a swap is put together
  let job = null; // what was done and is not answered yet
  let acted = null; // the version that was acted upon
  let sent = null; // what was done then: its words, and the halves of a swap

  const table = () => Tapis.one('#table');
  // What was done is seen only when the stream has brought it; until then nothing else can be done.
  // What does not get through can still be changed.
  const busy = () => Boolean(job && !job.slow) || (acted !== null && table()?.dataset.version === acted);
  // Says something for a moment: a text, and what the effects of a card do, a line for each.
  const say = (text, effects = []) => {
    const why = Tapis.one('#why');
    if (!why) return;
    clearTimeout(say.timer);
    const something = Boolean(text || effects.length);
    why.classList.toggle('shown', something);
    if (!something) return;
    why.replaceChildren(...text ? [text] : [], ...effects);
    if (table()) lay(why);
    say.timer = setTimeout(() => why.classList.remove('shown'), 2200 + why.textContent.length * 30);
  };
  // A notice lies in the middle of the table, just above the bar; or where it covers nothing that can
  // be chosen.
  const lay = notice => {
    const box = selector => Tapis.one(selector)?.getBoundingClientRect();
    const [all, bar, hand, middle] = ['#table', '#bar', '#hand', '#middle'].map(box);
    if (!all || !bar) return;
    const beside = hand && bar.bottom > hand.top; // a bar that stands beside the middle stays in sight
    const room = beside ? middle : all;
    notice.style.maxWidth = beside ? room.width - 8 + 'px' : '';
    const half = notice.offsetWidth / 2;
    const centre = Math.min(Math.max((room.left + room.right) / 2, half + 4), innerWidth - half - 4);
    const left = centre - half;
    const high = notice.offsetHeight;
    const floor = beside ? hand.top : bar.top;
    const lit = Tapis.all('#table .lit, #table .pick.ahead').map(one => one.getBoundingClientRect());
    const covered = top => lit.reduce((sum, one) => sum
      + Math.max(0, Math.min(one.right, left + 2 * half) - Math.max(one.left, left))
      * Math.max(0, Math.min(one.bottom, top + high) - Math.max(one.top, top)), 0);
    const tops = [floor - high - 6, all.top + 6, (all.top + floor - high) / 2].map(top => Math.max(4, top));
    const top = tops.reduce((best, one) => covered(one) < covered(best) ? one : best);
    Object.assign(notice.style, { left: left + 'px', top: top + 'px', right: 'auto', bottom: 'auto' });
  };
  // What a thing on the table is, from the list in the help.
  const thing = target => Tapis.all('#help [data-of]').find(one => target.closest(one.dataset.of))?.lastElementChild.textContent;
  // What a special card does, from the table of cards that every page has.
  const whatIs = one => {
    const known = Tapis.one(`[data-special="${CSS.escape(one.dataset.what)}"]`);
    return known ? `${known.querySelector('b').textContent}: ${known.querySelector('p').textContent}` : '';
  };
  // What the effects of a card do, from the table of effects that every page has.
  const explained = one => {
    const words = (one.dataset.fx ?? '').split(' ').filter(Boolean);
    const lines = words.flatMap(effect);
    const duty = Tapis.one('.duty');
    if (lines.length && duty && words.some(word => word.endsWith('*'))) {
      lines.push(Object.assign(document.createElement('span'), { className: 'effect', textContent: duty.textContent }));
    }
    return lines;
  };
  const effect = word => {
    const known = Tapis.one(`dt[data-effect="${CSS.escape(word.replace('*', ''))}"]`);
    if (!known) return [];
    const line = document.createElement('span');
    const name = document.createElement('b');
    line.className = 'effect';
    name.append(...[...known.cloneNode(true).childNodes], word.endsWith('*') ? ' ★' : '');
    line.append(name, ' ', known.nextElementSibling.textContent);
    return [line];
  };
  const legal = words => Tapis.all('#table [data-action]').find(one => one.dataset.action === words);

  const label = () => {
    if (!chosen) return '';
    const one = legal(chosen);
    if (one) return one.dataset.say || one.textContent.trim();
    const name = kind => Tapis.all(`#table [data-part="${kind}"]`).find(el => el.dataset.value === half[kind])?.dataset.name ?? '';
    return (table().dataset.swapSay ?? '').replace('[card]', name('card')).replace('[slot]', name('slot'));
  };

  // Shows what is chosen; called after every change of the page too.
  const show = () => {
    const root = table();
    if (!root) return;
    if (chosen && !legal(chosen) && !(half.card && half.slot && Tapis.one('#table [data-part]'))) chosen = null;
    if (!Tapis.one('#table [data-part]')) half = {};
    // What is on its way stays lifted where it was chosen, until the table shows that it is done.
    const under = acted !== null && root.dataset.version === acted;
    if (!job && !under) sent = null;
    const shown = chosen ?? job?.fields.action ?? (under ? sent?.words : null) ?? null;
    const halves = chosen || half.card || half.slot ? half : sent?.half ?? half;
    for (const one of Tapis.all('#table [data-action], #table [data-part], #table [data-pre]')) {
      const on = one.dataset.action ? one.dataset.action === shown
        : one.dataset.part ? halves[one.dataset.part] === one.dataset.value
        : one.dataset.pre === premove.get();
      one.classList.toggle('chosen', on);
      one.classList.toggle('sending', on && !chosen && Boolean(sent));
      if (one.matches('button')) one.setAttribute('aria-pressed', String(on));
    }
    before(Tapis.one('#table .chosen[data-before], #table .chosen[data-burns], #table .chosen[data-leads]'));
    const ahead = Tapis.one('#ahead');
    if (ahead) ahead.textContent = Tapis.one('#table [data-pre].chosen')?.dataset.say ?? '';
    const commit = Tapis.one('#commit');
    if (commit) {
      commit.hidden = !chosen;
      // Some languages name the card first, as in the middle of a sentence.
      const text = label();
      commit.textContent = text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);
    }
    root.classList.toggle('choosing', Boolean(chosen));
    Tapis.stream?.notice();
    root.classList.toggle('confirming', Boolean(chosen && legal(chosen)?.dataset.confirm));
    if (!busy()) drag.settle();
    if (busy()) root.setAttribute('aria-busy', 'true'); else root.removeAttribute('aria-busy');
  };

  // What the choice would do: said in the bar, and shown in the middle of the table.
  const before = one => {
    const root = table();
    const line = Tapis.one('#before');
    if (!root || !line) return;
    const slot = half.card && half.slot && Tapis.all('#table [data-swapped]').find(other => other.dataset.value === half.slot);
    const swapped = slot ? slot.dataset.swapped.split('|').find(pair => pair.startsWith(half.card + '=')) : '';
    const text = one?.dataset.before ?? (swapped || '').split('=')[1] ?? '';
    if (line.textContent !== text) line.textContent = text;
    root.classList.toggle('foreseeing', Boolean(text));
    const burns = (one?.dataset.burns ?? '').split(' ');
    for (const bid of Tapis.all('#trick > li')) {
      const seat = bid.dataset.anchor.slice(1);
      bid.classList.toggle('would-burn', burns.includes(seat));
      bid.classList.toggle('would-lead', one?.dataset.leads === seat);
    }
  };

  const clear = () => { chosen = null; half = {}; show(); };

  const ANSWER = 6000; // how long an answer may take
  const NOTICED = 1200; // after how long somebody wonders
  const GIVEN_UP = 60000; // after how long nobody expects any more that it is done

  // One request; nothing if no answer came.
  const post = one => {
    const stop = new AbortController();
    one.stop = () => stop.abort();
    const timer = setTimeout(one.stop, ANSWER);
    const body = new URLSearchParams(one.fields);
    return fetch(one.address, { method: 'POST', body, headers: { accept: 'application/json' }, signal: stop.signal })
      .catch(() => null).finally(() => clearTimeout(timer));
  };
  // Waits until it may help to try again.
  const pause = (one, length) => new Promise(done => {
    one.wake = done;
    setTimeout(done, length);
  });
  const deliver = async one => {
    const begin = Date.now();
    for (let attempt = 0; ; attempt++) {
      const answer = await post(one);
      if (one.over || answer?.ok) return true;
      if (answer) {
        // Sent again because no answer came: it was done the first time, or the page will show what was.
        if (answer.status === 409 && (one.stale?.() || attempt)) return true;
        const told = await answer.json().catch(() => null);
        say(told?.message ?? answer.statusText);
        return false;
      }
      // Only what names the version that it was done for can be sent twice and is done once.
      if (one.fields.version === undefined || Date.now() - begin > GIVEN_UP) {
        say(document.body.dataset.unsent ?? '');
        return false;
      }
      one.slow = true;
      show();
      await pause(one, Math.min(3000, 500 * (attempt + 1)));
    }
  };
  // Says whether it was done.
  const send = (address, fields) => deliver({ address, fields });
  // The line is back: what waits goes out at once, and so does what waits for an answer in vain.
  const retry = () => {
    if (!job?.slow) return;
    job.stop?.();
    job.wake?.();
  };
  // What has not got through, in words.
  const unsent = () => {
    const words = job?.slow ? job.fields.action : null;
    const one = words && legal(words);
    return words ? one?.dataset.say || one?.textContent.trim() || words : null;
  };

  // Does something at the table as the page shows it. `stale` is asked what to do if the table has
  // moved on meanwhile. Returns what was done in the end.
  const act = async (address, fields, stale) => {
    if (busy()) return;
    const { version } = table().dataset;
    const mine = job = { address, fields: { ...fields, version }, stale, slow: false };
    setTimeout(() => { mine.slow = true; if (job === mine) show(); }, NOTICED);
    say('');
    show();
    const done = await deliver(mine);
    if (job !== mine) return;
    job = null;
    acted = done ? version : null;
    if (done) Tapis.stream?.expect(version); else Tapis.stream?.hurry();
    show();
    return mine.fields.action;
  };

  const commit = async words => {
    const root = table();
    if (busy() || !root) return;
    if (job) {
      // The last choice counts. Whichever of the two the server gets first is done, and no other.
      if (job.fields.version === root.dataset.version && job.fields.action !== undefined) {
        job.fields.action = words;
        premove.set(null);
        chosen = null;
        half = {};
        retry();
        return show();
      }
      job.over = true;
      job = null;
    }
    const form = Tapis.one('#play');
    if ('plain' in form.dataset) { // a lesson: the page comes anew
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'action', value: words }));
      return form.submit();
    }
    premove.set(null);
    sent = { words, half: { ...half } };
    chosen = null;
    half = {};
    // Where several decide at the same time, somebody else was a moment faster: that changes nothing,
    // and what was decided is sent again as soon as the page has seen it.
    const together = 'together' in root.dataset;
    let again = false;
    const version = root.dataset.version;
    const last = await act(form.getAttribute('action'), { action: words }, () => (again = together));
    if (again && last) {
      acted = null;
      premove.set(last);
      if (table().dataset.version !== version) settled();
    }
  };

  // A bid chosen ahead of one's turn is kept by the browser and made when it may be.
  const premove = (() => {
    const key = () => 'tapis-pre ' + location.pathname + ' ' + (table()?.dataset.trick ?? '');
    return {
      get: () => { try { return sessionStorage.getItem(key()); } catch { return null; } },
      set: words => {
        try { words ? sessionStorage.setItem(key(), words) : sessionStorage.removeItem(key()); } catch { /* private mode */ }
      },
    };
  })();

  const settled = () => {
    const ahead = premove.get();
    if (ahead && legal(ahead) && !busy()) return commit(ahead);
    show();
    // An effect that has to be used, and can be in one way only, is done; how long that takes tells
    // nobody anything.
    const { forced, version } = table()?.dataset ?? {};
    if (forced && settled.forced !== forced + version) {
      settled.forced = forced + version;
      setTimeout(() => { if (table()?.dataset.version === version && !busy() && !chosen) commit(forced); }, 900 + Math.random() * 900);
    }
  };

  const pick = one => {
    if (one.dataset.action) {
      const words = one.dataset.action;
      const instant = 'instant' in one.dataset || Tapis.settings.get('tap') === 'one';
      if (one.dataset.confirm && chosen !== words) {
        chosen = words;
        say('');
        show();
        Tapis.one('#commit')?.focus({ preventScroll: true });
        return;
      }
      if (instant || chosen === words) return commit(words);
      chosen = words;
      half = {};
      say('', explained(one));
    } else if (one.dataset.part) {
      const { part, value } = one.dataset;
      const again = half[part] === value;
      if (again && half.card && half.slot) return commit(`swap ${half.card} ${half.slot}`);
      if (again) delete half[part]; else half[part] = value;
      chosen = half.card && half.slot ? `swap ${half.card} ${half.slot}` : null;
    } else if (one.dataset.pre) {
      const on = premove.get() !== one.dataset.pre;
      premove.set(on ? one.dataset.pre : null);
      say(on ? table().dataset.preSay ?? '' : '');
    }
    show();
  };

  const CHOICE = '[data-action], [data-part], [data-pre]';
  document.addEventListener('click', event => {
    if (event.target.closest('#commit')) {
      event.preventDefault();
      if (chosen) commit(chosen);
      return;
    }
    if (event.target.closest('#cancel')) {
      clear();
      Tapis.one('#table [data-confirm]')?.focus({ preventScroll: true });
      return;
    }
    const undo = event.target.closest('#undo');
    if (undo && table()) {
      event.preventDefault();
      clear();
      act(undo.formAction, {});
      return;
    }
    const one = event.target.closest(CHOICE);
    if (one?.closest('#table')) {
      event.preventDefault();
      if (!drag.ended()) pick(one);
      return;
    }
    const special = event.target.closest('[data-what]');
    if (special && !special.closest('button')) { say(whatIs(special)); return; }
    const no = event.target.closest('[data-why]');
    if (no) { event.preventDefault(); say(no.dataset.why, explained(no)); return; }
    Tapis.one('#why')?.classList.remove('shown');
    if (!event.target.closest('#middle, #places, #me') || event.target.closest('a, button')) return;
    if (chosen) clear(); else say(thing(event.target) ?? '');
  });
  document.addEventListener('submit', event => {
    if (event.target.id !== 'play') return;
    event.preventDefault();
    const one = event.submitter;
    if (one?.dataset.action && one.dataset.action !== chosen) pick(one);
  });

  // A mouse or a focus that rests on a card or an effect is told what it does, beside it.
  const tip = (() => {
    let timer;
    const hide = () => { clearTimeout(timer); Tapis.one('#tip')?.classList.remove('shown'); };
    const show = one => {
      const tip = Tapis.one('#tip');
      const lines = one.dataset.fx ? explained(one) : [one.dataset.what ? whatIs(one) : one.dataset.why];
      if (!tip || !one.isConnected || !lines.length || Tapis.one('#why.shown')) return;
      const name = Object.assign(document.createElement('b'), { textContent: (one.getAttribute('aria-label') ?? '').split(':')[0] });
      tip.replaceChildren(...name.textContent ? [name] : [], ...lines);
      const box = one.getBoundingClientRect();
      const left = Math.min(Math.max(4, box.left + box.width / 2 - tip.offsetWidth / 2), innerWidth - tip.offsetWidth - 4);
      const above = box.top - tip.offsetHeight - 14;
      Object.assign(tip.style, { left: left + 'px', top: (above > 4 ? above : box.bottom + 8) + 'px' });
      tip.classList.add('shown');
    };
    const over = event => {
      if (event.type === 'pointerover' ? event.pointerType !== 'mouse' : !event.target.matches(':focus-visible')) return;
      hide();
      const one = event.target.closest?.('#table [data-fx], #column [data-why], #table [data-what]');
      // A mouse or a focus that rests on a choice is told what it would do.
      if (!chosen) before(event.target.closest?.('#table [data-before]'));
      if (one) timer = setTimeout(() => show(one), event.type === 'focusin' ? 500 : 300);
    };
    for (const name of ['pointerover', 'focusin']) document.addEventListener(name, over);
    for (const name of ['pointerdown', 'keydown', 'focusout']) document.addEventListener(name, hide);
    return { hide };
  })();

  // Dragging: a hand card into the middle, a display card into the hand, for a swap one onto the other.
  const drag = (() => {
    let held = null;
    let last = 0;
    const ended = () => performance.now() - last < 60;
    // What was dropped lies where it was dropped until the table has changed, and flies on from there;
    // what could not be done goes back.
    const settle = () => {
      for (const one of held ? [] : Tapis.all('.dragged')) {
        one.classList.remove('dragged');
        one.style.transform = '';
      }
    };
    document.addEventListener('pointerdown', event => {
      const one = event.button === 0 ? event.target.closest('#table [data-action]:not([data-instant]), #table [data-part]') : null;
      held = one ? { one, x: event.clientX, y: event.clientY, moved: false } : null;
    });
    document.addEventListener('pointermove', event => {
      if (!held) return;
      const x = event.clientX - held.x;
      const y = event.clientY - held.y;
      if (!held.moved && Math.hypot(x, y) < 14) return;
      if (!held.moved) {
        tip.hide();
        // Where it can be dropped is lit as long as it is held; for a swap that is what is lit anyway.
        const from = held.one.dataset.part ? null : held.one.closest('#hand, #middle, #places')?.id;
        if (from) table().dataset.drop = from === 'hand' ? 'middle' : 'hand';
      }
      held.moved = true;
      held.one.classList.add('dragged');
      held.one.style.transform = `translate(${x}px, ${y}px)`;
    });
    const drop = event => {
      if (!held) return;
      const { one, moved } = held;
      held = null;
      delete table()?.dataset.drop;
      if (!moved || event.type !== 'pointerup') return settle();
      last = performance.now();
      one.classList.add('passes');
      const under = document.elementFromPoint(event.clientX, event.clientY);
      one.classList.remove('passes');
      if (one.dataset.part) {
        const other = under?.closest('#table [data-part]');
        if (other && other.dataset.part !== one.dataset.part) {
          half = { [one.dataset.part]: one.dataset.value, [other.dataset.part]: other.dataset.value };
          return void commit(`swap ${half.card} ${half.slot}`);
        }
        return settle();
      }
      const from = one.closest('#hand, #middle, #places');
      const to = under?.closest('#hand, #middle, #places');
      if (from && to && from !== to) commit(one.dataset.action); else settle();
    };
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', drop);
    document.addEventListener('dragstart', event => { if (event.target.closest?.('#table')) event.preventDefault(); });
    return { ended, settle };
  })();

  document.addEventListener('DOMContentLoaded', settled);
  return { show, settled, clear, say, send, commit, retry, unsent, chosen: () => chosen };
})();
