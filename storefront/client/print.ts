/** The button that prints the page; on paper everything is unfolded. */
export function printPages(): void {
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
  const folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], [data-menu])',
    )) {
      folded.push(details);
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const details of folded.splice(0)) details.open = false;
  });
}
