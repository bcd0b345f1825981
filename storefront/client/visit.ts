/**
 * What is remembered for this visit only (behaviour B33), each under its own name in session storage: the
 * filters of lists, the page of a company's list, the product last opened. The product's page leads back to its lists
 * as they were left. Where a list was left is kept by `scroll.ts`, unfolded retailers by `keptDetails.ts`.
 */
export function rememberVisit(): void {
  const { lang, dataset } = document.documentElement;
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (dataset['page'] === 'category') {
    const type = ['line', 'orga'].find((name) => query.has(name));
    keep('orgaFilter', type && JSON.stringify({ type, value: query.get(type) }));
    keep(`manufacturers:${pathname}`, query.getAll('orga').join());
    keep(`categoryFilter:${pathname}`, search);
  } else if (dataset['page'] === 'orga') {
    keep(`orgaPage:${pathname}`, query.get('page'));
    keep(`orgaList:${pathname}`, search && JSON.stringify({ filter: search, lang }));
    keep(`orgaLine:${pathname}`, query.get('line'));
  } else if (dataset['page'] === 'product') {
    keep('product', pathname);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.breadcrumbs a, .product-orga a'))
      link.search ||= filterOf(link.pathname);
  }
  showLastProduct();
}

function keep(name: string, value: string | null | undefined): void {
  if (value) sessionStorage.setItem(name, value);
  else sessionStorage.removeItem(name);
}

/** The query with which a list was left. */
function filterOf(path: string): string {
  const ofOrga = sessionStorage.getItem(`orgaList:${path}`);
  const kept: { filter?: unknown } | undefined = ofOrga ? JSON.parse(ofOrga) : undefined;
  return typeof kept?.filter === 'string'
    ? kept.filter
    : (sessionStorage.getItem(`categoryFilter:${path}`) ?? '');
}

/** Marks the product last opened where it stands in a list. */
function showLastProduct(): void {
  const path = sessionStorage.getItem('product');
  const link = path && document.querySelector(`article.product-card a[href="${CSS.escape(path)}"]`);
  if (link) link.closest('article')?.classList.add('is-last');
}
