import type { Entity } from '../../../resources/entity.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { listRecordsFound, type Listed, type ListRequest } from '../../records/readRecords.ts';
import { filterByTitleIndex } from './filterByTitleIndex.ts';

/** One page of an entity's records within the scope; a text that has an index of its own is looked for there. */
export async function listRecords(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
): Promise<Listed> {
  const { found, others } = await filterByTitleIndex(db, scope, entity, request.filter);
  return listRecordsFound(db, scope, entity, { ...request, filter: others }, found);
}
