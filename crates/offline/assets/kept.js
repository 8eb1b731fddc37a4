// What is kept on this device: texts under keys. Nothing is shown before it is kept.
const kept = (() => {
  const opened = new Promise((done, fail) => {
    const request = indexedDB.open('tapis', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('kept');
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const finished = deed => new Promise((done, fail) => {
    deed.oncomplete = () => done();
    deed.onabort = deed.onerror = () => fail(deed.error ?? new Error('nothing could be written'));
  });
  const all = async () => {
    const store = (await opened).transaction('kept').objectStore('kept');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()].map(request =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      })));
    return Object.fromEntries(keys.map((key, number) => [key, values[number]]));
  };
  // All of it or nothing of it.
  const write = async writes => {
    if (!writes?.length) return;
    const deed = (await opened).transaction('kept', 'readwrite', { durability: 'strict' });
    const end = finished(deed);
    const store = deed.objectStore('kept');
    for (const { key, value } of writes) {
      if (value === null) store.delete(key); else store.put(value, key);
    }
    await end;
  };
  return { all, write };
})();
