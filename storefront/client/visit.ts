/**
 * What is remembered for this visit only (behaviour B33), each under its own name in session storage: the
 * filters of lists, the page of a company's list, the product last opened; and where its links lead again (behaviour
 * B131). Where a list was left is kept by `scroll.ts`, unfolded retailers by `keptDetails.ts`.
 */
export function rememberVisit(): void {
  const { lang, dataset } = document.documentElement;
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  if (dataset['page'] === 'category') {
    const [orga, line] = [query.get('orga'), query.get('line')];
    const filter = line ? { type: 'line', value: `${orga}/${line}` } : { type: 'orga', value: orga };
    keep('orgaFilter', orga && JSON.stringify(filter));
    keep(`manufacturers:${pathname}`, query.getAll('orga').join());
    keep(`categoryFilter:${pathname}`, search);
  } else if (dataset['page'] === 'orga') {
    keep(`orgaPage:${pathname}`, query.get('page'));
    keep(`orgaList:${pathname}`, search && JSON.stringify({ filter: search, lang }));
    keep(`orgaLine:${pathname}`, query.get('line'));
  } else if (dataset['page'] === 'product') keep('product', pathname);
  leadBack(dataset['page'] === 'product');
  showLastProduct();
}

function keep(name: string, value: string | null | undefined): void {
  if (value) sessionStorage.setItem(name, value);
  else sessionStorage.removeItem(name);
}

/**
 * Links to a list lead to it as it was left: those of a product's page with all that narrowed it, all others with the
 * manufacturers that were chosen there, or the company's line and page. Its own links to all of it stay.
 */
function leadBack(isOfProduct: boolean): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const { origin, pathname, search, hash } = link;
    if (search || origin !== location.origin || pathname === location.pathname) continue;
    const query =
      (isOfProduct && filterOf(pathname).slice(1)) || (chosenIn(pathname) ?? companyFilter(pathname));
    if (query) link.setAttribute('href', `${pathname}?${query}${hash}`);
  }
}

/** The query with which a list was left. */
function filterOf(path: string): string {
  const ofOrga = sessionStorage.getItem(`orgaList:${path}`);
  const kept: { filter?: unknown } | undefined = ofOrga ? JSON.parse(ofOrga) : undefined;
  return typeof kept?.filter === 'string'
    ? kept.filter
    : (sessionStorage.getItem(`categoryFilter:${path}`) ?? '');
}

/** The manufacturers that were chosen in a category, or the line and the page of a company. */
function chosenIn(path: string): string | undefined {
  const query = new URLSearchParams();
  for (const orga of sessionStorage.getItem(`manufacturers:${path}`)?.split(',') ?? [])
    query.append('orga', orga);
  for (const [name, entry] of [
    ['line', 'orgaLine'],
    ['page', 'orgaPage'],
  ] as const) {
    const kept = sessionStorage.getItem(`${entry}:${path}`);
    if (kept) query.set(name, kept);
  }
  return query.size > 0 ? String(query) : undefined;
}

/** The company that narrows a category goes along to the others: those above and below are counted for it. */
function companyFilter(path: string): string | undefined {
  const kept = sessionStorage.getItem('orgaFilter');
  if (!kept || !/^\/\w\w\/category\/[^/]+$/.test(path)) return undefined;
  const { type, value }: { type: string; value: string } = JSON.parse(kept);
  const [orga = '', line = ''] = value.split('/');
  return String(new URLSearchParams(type === 'line' ? { orga, line } : { orga }));
}

/** Marks the product last opened where it stands in a list. */
function showLastProduct(): void {
  const path = sessionStorage.getItem('product');
  const link = path && document.querySelector(`article.product-card a[href="${CSS.escape(path)}"]`);
  if (link) link.closest('article')?.classList.add('is-last');
}
