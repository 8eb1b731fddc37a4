// Runs before the page is drawn, so that nothing moves afterwards: whether there are hints for a
// first game, and what else was chosen in this browser that changes the page's rows.
(() => {
  const get = name => { try { return localStorage.getItem('tapis-' + name); } catch { return null; } };
  const root = document.documentElement;
  if (get('hints') !== 'off') for (const game of ['all-in', 'bids']) if (!get('played-' + game)) root.classList.add('first-' + game);
  if (get('screen') === 'on') root.classList.add('as-table');
})();
