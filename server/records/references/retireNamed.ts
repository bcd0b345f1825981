import { isPerPlatform, type Entity } from '../../../resources/entity.ts';
import { unknownCode } from '../../../resources/known.ts';
import { lists } from '../../../resources/limits.ts';
import { namingsOf, remediesOf } from '../../../resources/namings.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { referenced, unprocessable } from '../../base/problems.ts';
import type { Scope } from '../access/scope.ts';
import { readRecord, type StoredRecord } from '../readRecords.ts';
import type { HooksOf } from '../RecordHooks.ts';
import { countNamed } from './countNamed.ts';
import { goneRecord, type Gone } from './namingSql.ts';
import { retire } from './retire.ts';

/** What somebody has agreed to who deletes a record that others need. */
export interface Agreed {
  /** How often it is named, as the refusal said. */
  confirm?: number | undefined;
  /** The sid of the record that takes its place; the rest of its key is the same. */
  insteadOf?: string | undefined;
}

/**
 * Keeps a record that others need: throws 409 with their number by company, unless that number was agreed to or another
 * record takes its place; 422 for one that cannot.
 */
export async function keepNamed(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  record: StoredRecord,
  { confirm, insteadOf }: Agreed,
): Promise<void> {
  if (insteadOf !== undefined) await requireSubstitute(tx, scope, entity, record, insteadOf);
  const needing = namingsOf(entity).filter(({ loss }) => loss !== 'retired');
  const gone = goneOf(scope, entity, record);
  const companies = await countNamed(asSystem(tx), entity, needing, gone);
  if (companies.length === 0) return;
  const count = companies.reduce((sum, each) => sum + each.count, 0);
  const remedies = remediesOf(entity, companies);
  const isAgreed = remedies.some((remedy) =>
    remedy === 'confirm' ? confirm === count : insteadOf !== undefined,
  );
  if (isAgreed) return;
  const by = [...new Set(companies.map((each) => each.entity))];
  const going = namingsOf(entity).filter(({ loss }) => loss === 'retired');
  const effects = (await countNamed(asSystem(tx), entity, going, gone)).map(({ field: _, ...each }) => each);
  throw referenced(by, {
    count,
    companies: companies.slice(0, lists.mostRows),
    remedies,
    effects: effects.slice(0, lists.mostRows),
  });
}

/** Takes away what others say of a deleted record, as far as that keeps nobody or was agreed to. */
export async function retireNamed(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  record: StoredRecord,
  { change, agreed, hooksOf }: { change: number; agreed: Agreed; hooksOf: HooksOf },
): Promise<void> {
  const following = { author: scope.author, dataset: scope.dataset, hooksOf };
  const namings = namingsOf(entity);
  const optional = namings.filter(({ loss }) => loss === 'retired');
  const needing = namings.filter(({ loss }) => loss === 'asked' || loss === 'replaced');
  const system = asSystem(tx);
  await retire(system, entity, optional, goneOf(scope, entity, record, change), following);
  await retire(system, entity, needing, goneOf(scope, entity, record, change, agreed.insteadOf), following);
}

function goneOf(scope: Scope, entity: Entity, record: StoredRecord, changeId = 0, instead?: string): Gone {
  return goneRecord({
    changeId,
    platform: isPerPlatform(entity) ? scope.dataset : '',
    owner: entity.owner ? String(record[entity.owner]) : '',
    sid: String(record.sid),
    instead: instead ?? null,
  });
}

async function requireSubstitute(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  record: StoredRecord,
  sid: string,
): Promise<void> {
  const path = 'insteadOf';
  const key = entity.key.map((name) => (name === 'sid' ? sid : String(record[name])));
  const other = sid === record.sid ? undefined : await readRecord(tx, scope, entity, key, true);
  if (!other) throw unprocessable([{ path, code: unknownCode(entity.name), values: { sid } }]);
  if (entity.mayReplace && !entity.mayReplace(record, other))
    throw unprocessable([{ path, code: 'not-alike', values: { sid } }]);
}
