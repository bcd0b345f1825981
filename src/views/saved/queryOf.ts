import type { Row } from '../../../resources/shape.ts';
import { layoutText, type Layout } from './Layout.ts';
import { layoutWord } from './useLayout.ts';

interface Shown {
  filterValues: Row;
  sort: { field: string; order: string };
  perPage: number;
  layout: Layout;
}

/** What the address of a list says that shows this, from its first page on. */
export function queryOf({ filterValues, sort, perPage, layout }: Shown): string {
  return new URLSearchParams({
    filter: JSON.stringify(filterValues),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
    [layoutWord]: layoutText(layout),
  }).toString();
}
