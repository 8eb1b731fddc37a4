// A worker in which a bot thinks, so that no page waits for it. BUILD and loadModule stand above.
const SITE = new URL('.', self.location).href.slice(0, -1);
const lent = new Set();
let module = null;

const fetched = async name => {
  const answer = await fetch(`${SITE}/${name}`);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

self.addEventListener('message', async ({ data, ports: [port] }) => {
  try {
    module ??= fetched(BUILD.module).then(loadModule);
    const call = await module;
    for (const name of data.missing ?? []) {
      if (lent.has(name)) continue;
      const bytes = new Uint8Array(await fetched(BUILD.nets[name]));
      const file = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
      const { error } = call({ do: 'lend', name, file });
      if (error) throw new Error(error);
      lent.add(name);
    }
    port.postMessage(call(data.call));
  } catch (error) {
    module = null;
    lent.clear();
    port.postMessage({ error: String(error) });
  }
});
