// A review that is being made is looked at again by itself; a record can be dropped onto the page.
(() => {
  const again = document.querySelector('[data-again]');
  if (again) setTimeout(() => location.reload(), Number(again.dataset.again));

  const form = document.querySelector('[data-drop]');
  if (!form) return;
  const read = async (file) => {
    if (!file) return;
    form.elements.record.value = await file.text();
    form.requestSubmit();
  };
  form.querySelector('[data-drop-file]').addEventListener('change', (event) => read(event.target.files[0]));
  addEventListener('dragover', (event) => { event.preventDefault(); form.dataset.over = ''; });
  addEventListener('dragleave', () => { delete form.dataset.over; });
  addEventListener('drop', (event) => { event.preventDefault(); read(event.dataTransfer.files[0]); });
})();
