/** What begins a page, whatever it is called; programs that call it a workbook leave out what is around its table. */
const ofPages = [
  'html',
  'head',
  'body',
  'meta',
  'title',
  'style',
  'table',
  'div',
  'center',
  'font',
  'h1',
  'h2',
  'h3',
  'p',
];

/** Is a file whose outermost element is called so a page? */
export function isPage(root: string): boolean {
  return ofPages.includes(root.toLowerCase());
}

/** Is it a drawing? */
export function isDrawing(root: string): boolean {
  return root.toLowerCase() === 'svg';
}
