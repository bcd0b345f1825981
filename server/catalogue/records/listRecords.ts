import type { Entity } from '../../../resources/entity.ts';
import { fallbackOrder } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { recordsOfText } from '../../find/text/recordsOfText.ts';
import type { ListFilter } from '../../records/listFilter.ts';
import { opensOrga, type Scope } from '../../records/access/scope.ts';
import type { CountsKept } from '../../records/countKept.ts';
import {
  listRecordsFound,
  listTextsFound,
  type FoundByIndex,
  type Listed,
  type ListedText,
  type ListRequest,
} from '../../records/readRecords.ts';
import { filterByTitleIndex } from './filterByTitleIndex.ts';

const [fallbackLanguage] = fallbackOrder;

/** One page of an entity's records within the scope; a text that has an index of its own is looked for there. */
export async function listRecords(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
): Promise<Listed> {
  const { asked, found } = await narrowed(db, scope, entity, request);
  return listRecordsFound(db, scope, entity, asked, found);
}

/** The same as one text, as the API answers it. */
export async function listTexts(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
  counts: CountsKept,
): Promise<ListedText> {
  const { asked, found } = await narrowed(db, scope, entity, request);
  return listTextsFound(db, scope, entity, asked, counts, found);
}

/** What is asked for, with what indexes of their own say of its texts. */
async function narrowed(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
): Promise<{ asked: ListRequest; found?: FoundByIndex | undefined }> {
  const { found, others } = await filterByTitleIndex(db, scope, entity, request.filter);
  const asked = { ...request, filter: others };
  if (request.text === undefined) return { asked, found };
  const { text, language = fallbackLanguage } = request;
  const meant = await recordsOfText(db, ofCompany(scope, entity, others), entity, { text, language });
  return { asked: { ...asked, conditions: [...(request.conditions ?? []), meant.condition] }, found };
}

/** What is looked for in the list of one company is looked for there alone: others may have more of it than is read. */
function ofCompany(scope: Scope, { owner = '' }: Entity, { [owner]: orgaSid }: ListFilter): Scope {
  return typeof orgaSid === 'string' && opensOrga(scope, orgaSid)
    ? { ...scope, filter: { orgaSid: [orgaSid] } }
    : scope;
}
