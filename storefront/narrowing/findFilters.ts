/** Shows those of all filters that have the typed text in their name or in one of their values. */
export function findFilters(field: HTMLInputElement): void {
  const typed = field.value.trim().toLowerCase();
  for (const filter of document.querySelectorAll<HTMLElement>('.all-filters-list > li')) {
    const isNamed =
      !typed || (filter.querySelector('summary')?.textContent.toLowerCase().includes(typed) ?? false);
    const values = [...filter.querySelectorAll<HTMLElement>('.filter-values > li')];
    const having = values.filter(({ textContent }) => textContent.toLowerCase().includes(typed));
    filter.hidden = !isNamed && having.length === 0;
    for (const value of values) value.hidden = !isNamed && !having.includes(value);
    const details = filter.querySelector('details');
    if (typed && !filter.hidden && details) details.open = true;
  }
}
