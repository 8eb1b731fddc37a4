'use strict';
// Everything of ours hangs on one name. The parts of this script are joined in one file.
const Tapis = {
  one: (selector, root = document) => root.querySelector(selector),
  all: (selector, root = document) => [...root.querySelectorAll(selector)],
};

// What a person chose for this browser. Nothing here is needed by the server.
Tapis.settings = (() => {
  const defaults = { speed: '2', sound: 'off', volume: '70', haptics: 'on', hints: 'on', tap: 'two', hold: 'short', keys: 'on' };
  const key = name => 'tapis-' + name;
  const get = name => {
    try { return localStorage.getItem(key(name)) ?? defaults[name]; } catch { return defaults[name]; }
  };
  const set = (name, value) => { try { localStorage.setItem(key(name), value); } catch { /* private mode */ } };
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  // How long a card flies, in milliseconds; 0 turns all motion off.
  const flight = () => calm() ? 0 : [0, 620, 380, 200][Number(get('speed'))] ?? 380;
  // How long an event is shown before the next one, if several wait.
  const beat = () => [60, 1100, 650, 320][Number(get('speed'))] ?? 650;

  const restore = root => Tapis.all('[data-setting]', root).forEach(input => {
    const value = get(input.dataset.setting);
    if (input.type === 'checkbox') input.checked = value === 'on'; else input.value = value;
  });
  document.addEventListener('change', event => {
    const input = event.target.closest('[data-setting]');
    if (!input) return;
    set(input.dataset.setting, input.type === 'checkbox' ? (input.checked ? 'on' : 'off') : input.value);
    if (['sound', 'volume'].includes(input.dataset.setting)) Tapis.sound('turn'); // so that it is known what was turned on
  });
  document.addEventListener('DOMContentLoaded', () => restore(document));
  return { get, set, flight, beat };
})();
