import type { Entity } from '../../../resources/entity.ts';
import { fallbackOrder } from '../../../resources/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { recordsOfText } from '../../find/text/recordsOfText.ts';
import type { ListFilter } from '../../records/listFilter.ts';
import { opensOrga, type Scope } from '../../records/access/scope.ts';
import { listRecordsFound, type Listed, type ListRequest } from '../../records/readRecords.ts';
import { filterByTitleIndex } from './filterByTitleIndex.ts';

const [fallbackLanguage] = fallbackOrder;

/** One page of an entity's records within the scope; a text that has an index of its own is looked for there. */
export async function listRecords(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
): Promise<Listed> {
  const { found, others } = await filterByTitleIndex(db, scope, entity, request.filter);
  const asked = { ...request, filter: others };
  if (request.text === undefined) return listRecordsFound(db, scope, entity, asked, found);
  const { text, language = fallbackLanguage } = request;
  const meant = await recordsOfText(db, ofCompany(scope, entity, others), entity, { text, language });
  return listRecordsFound(
    db,
    scope,
    entity,
    { ...asked, conditions: [...(request.conditions ?? []), meant.condition] },
    found,
  );
}

/** What is looked for in the list of one company is looked for there alone: others may have more of it than is read. */
function ofCompany(scope: Scope, { owner = '' }: Entity, { [owner]: orgaSid }: ListFilter): Scope {
  return typeof orgaSid === 'string' && opensOrga(scope, orgaSid)
    ? { ...scope, filter: { orgaSid: [orgaSid] } }
    : scope;
}
