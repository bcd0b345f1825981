import type { Entity } from '../../../resources/entity.ts';
import { entities } from '../../../resources/registry.ts';
import { flatten, nest, type Row } from '../../../resources/shape.ts';
import type { ScopedPool, ScopedTransaction } from '../../base/database/queries.ts';
import { transact } from '../../base/database/transact.ts';
import { judgeRecord, storeRecord } from '../../catalogue/records/writeRecords.ts';
import { isClosed, opensOrga, scopeOf, type Scope } from '../../records/access/scope.ts';
import { readDraft } from '../../records/drafts/draftStore.ts';
import { readRecord, type Key } from '../../records/readRecords.ts';
import type { Asked } from '../Asked.ts';
import type { PageReads, Visit } from '../PageReads.ts';
import { readPage, type Answer } from '../readPage.ts';

/** Does the query of an address ask for what visitors do not see yet? */
export function isPreviewAsked(search: string | undefined): boolean {
  return new URLSearchParams(search).has('preview');
}

/** The entity of whose records the asked page shows one before anybody else sees it; undefined for other pages. */
export function previewedEntity({ screen }: Asked): Entity | undefined {
  const all: readonly Entity[] = Object.values(entities);
  return all.find(({ page, preview }) => preview && page?.screen === screen);
}

/**
 * The page of a record as it would be if its draft were published today: published in a transaction of which nothing stays, so
 * that whatever the page reads is what it will read. Undefined where there is no such record.
 */
export async function readPreview(
  { database, reads }: { database: { write: ScopedPool }; reads: PageReads },
  asked: Asked,
  visit: Visit,
  entity: Entity,
): Promise<Answer | 'forbidden' | undefined> {
  const scope = scopeOf(visit.caller, visit, entity, 'read');
  const key = keyOf(entity, asked);
  const orgaSid = entity.owner && key[entity.key.indexOf(entity.owner)];
  if (isClosed(scope) || (orgaSid && !opensOrga(scope, orgaSid))) return 'forbidden';
  return transact(database.write, true, async (tx) => {
    if (!(await publishForNow(tx, scope, entity, key))) return undefined;
    return readPage(reads, asked, { ...visit, db: tx }, {});
  });
}

function keyOf({ key, page }: Entity, { parameters }: Asked): string[] {
  const named = Object.entries(page?.parameters ?? {});
  return key.map((field) => parameters[named.find(([, of]) => of === field)?.[0] ?? ''] ?? '');
}

/** What of a draft cannot be stored yet is shown as it stands. */
async function publishForNow(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  key: Key,
): Promise<boolean> {
  const live = await readRecord(tx, scope, entity, key, true);
  const draft = await readDraft(tx, scope, entity, key);
  const stored: Row = live ?? {};
  const shown = draft ? flatten(entity, draft.record) : stored;
  const record = nest(entity, { ...shown, ...entity.preview, ...withoutPeriod(entity) });
  const { faults = [] } = await judgeRecord(tx, scope, entity, record, live);
  const faulty = new Set(faults.map(({ path }) => fieldAt(entity, path)));
  if (faulty.size > 0 && !live) return false;
  const asked = flatten(entity, record);
  const sound = Object.fromEntries(
    Object.keys(entity.fields).map((name) => [name, faulty.has(name) ? stored[name] : asked[name]]),
  );
  await storeRecord(tx, scope, entity, nest(entity, sound), live);
  return live !== undefined || draft !== undefined;
}

function withoutPeriod({ period }: Entity): Row {
  if (!period || period.staysThere) return {};
  return Object.fromEntries([period.from, period.until].flatMap((name) => (name ? [[name, null]] : [])));
}

/** The field in which a place of the JSON lies. */
function fieldAt({ fields }: Entity, path: string): string {
  const found = Object.entries(fields).find(
    ([name, { at = name }]) => path === at || path.startsWith(`${at}.`),
  );
  return found?.[0] ?? path;
}
