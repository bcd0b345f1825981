import type { Entity } from '../../../resources/entity.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { findTitled, type Titled } from '../../find/index/titleParts.ts';
import type { ListFilter } from '../../records/listFilter.ts';

/** The translated text of an entity that is looked through by rows of its own: there are too many for one by one. */
const lookedThrough: Record<string, { field: string; find: typeof findTitled }> = {
  product: { field: 'title', find: findTitled },
} satisfies Partial<Record<EntityName, unknown>>;

interface FilteredByTitle {
  found?: Titled;
  /** What else the list is narrowed by. */
  others: ListFilter;
}

/** Finds what a filter asks of such a text (behaviour B51). */
export async function filterByTitleIndex(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  filter: ListFilter,
): Promise<FilteredByTitle> {
  const { field = '', find } = lookedThrough[entity.name] ?? {};
  const { [field]: text, ...others } = filter;
  if (!find || text === undefined || Array.isArray(text)) return { others: filter };
  return { found: await find(db, scope, String(text)), others };
}
