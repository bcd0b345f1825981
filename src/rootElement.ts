/** The element that the server drew for the page's script. Throws an Error where it is missing. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root: the server writes it into the shell.');
  return root;
}
