/** What a visitor unfolded stays so for this visit, page by page: the retailers and the tender text of a product. */
export function keepDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-kept]')) {
    const entry = `${details.dataset['kept']}:${location.pathname}`;
    if (sessionStorage.getItem(entry)) details.open = true;
    details.addEventListener('toggle', () => {
      if (details.open) sessionStorage.setItem(entry, 'open');
      else sessionStorage.removeItem(entry);
    });
  }
}
