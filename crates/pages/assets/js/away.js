// Away is not gone: after a while the table may ask for a bot, and whoever comes back is told what
// they have missed.
Tapis.away = (() => {
  const AFTER = 45000; // how long somebody may be away before a bot can be asked for
  const ago = length => {
    const minutes = Math.floor(length / 60000);
    const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto', style: 'short' });
    if (minutes < 1) return format.format(-Math.floor(length / 1000), 'second');
    if (minutes < 120) return format.format(-minutes, 'minute');
    return minutes < 2880 ? format.format(-Math.floor(minutes / 60), 'hour') : format.format(-Math.floor(minutes / 1440), 'day');
  };
  let noticed = null; // { who, at }: since when this page has seen somebody missing
  const look = () => {
    const line = Tapis.one('.missing');
    if (!line) { noticed = null; return; }
    const who = line.firstElementChild.firstChild.textContent;
    if (noticed?.who !== who) noticed = { who, at: Date.now() };
    const since = Math.min(noticed.at, Number(line.dataset.since) || noticed.at);
    line.hidden = Date.now() - since < AFTER;
    if (!line.hidden) Tapis.one('.ago', line).textContent = `(${ago(Date.now() - since)})`;
  };
  document.addEventListener('click', event => {
    const ask = event.target.closest('[data-stand-in]');
    if (!ask) return;
    event.preventDefault();
    Tapis.choose.send(ask.formAction, { seat: ask.dataset.standIn });
  });

  // What has happened since this browser last saw the table.
  const key = () => 'seen ' + location.pathname;
  const last = () => Tapis.all('#log li').at(-1)?.id.slice(1) ?? '';
  const leave = () => { if (last()) try { sessionStorage.setItem(key(), last()); localStorage.setItem('tapis-' + key(), last()); } catch { /* private mode */ } };
  const back = () => {
    let from = null;
    try { from = localStorage.getItem('tapis-' + key()); } catch { /* private mode */ }
    const box = Tapis.one('#missed');
    if (!box || from === null || !Tapis.one('#table[data-you]')) return;
    const fresh = Tapis.all('#log li').filter(line => Number(line.id.slice(1)) > Number(from));
    if (fresh.length < 4) return;
    Tapis.one('.what', box).textContent = fresh.slice(0, 3).map(line => line.textContent).join(' ') + ' \u2026';
    box.hidden = false;
    setTimeout(() => { box.hidden = true; }, 12000);
  };
  document.addEventListener('click', event => {
    if (event.target.closest('#missed')) Tapis.one('#missed').hidden = true;
  });
  document.addEventListener('visibilitychange', () => { if (document.hidden) leave(); else setTimeout(back, 1500); });
  addEventListener('pagehide', leave);
  document.addEventListener('DOMContentLoaded', () => { back(); setInterval(look, 1000); });
  return {};
})();
