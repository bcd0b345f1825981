// A button on each example that copies it; the words for it stand on the page.
const { copy, copied } = document.documentElement.dataset;

for (const example of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(example.querySelector('code').textContent);
    button.textContent = copied;
  });
  example.before(button);
}
