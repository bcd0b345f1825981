import type { Entity } from '../../../resources/entity.ts';
import { image } from '../../../resources/entities/image.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import { unknownCode } from '../../../resources/known.ts';
import { nest } from '../../../resources/shape.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { text, texts } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { tooLarge, unprocessable } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { readRecord } from '../../records/readRecords.ts';
import { changeRecord } from '../records/writeRecords.ts';
import { usedUploads } from './usedUploads.ts';

/** Of one call: more than that is the work of an import. */
const mostRecords = 1000;

interface Replacement {
  orgaSid: string;
  kind: ImageKind;
  hash: string;
  /** What is shown instead: a picture of the company of the same kind. */
  by: string;
}

/**
 * Shows another picture in every record of a company that shows one, each a change of its own, and returns how many they
 * were. Throws 403 where the caller may not change one of them, 413 for too many, 422 for a picture that is not there.
 */
export async function replaceEverywhere(
  tx: ScopedTransaction,
  scopeFor: (entity: Entity) => Scope,
  { orgaSid, kind, hash, by }: Replacement,
): Promise<number> {
  const scope = scopeFor(image);
  if (!(await readRecord(tx, scope, image, [orgaSid, kind, by])))
    throw unprocessable([{ path: 'by', code: unknownCode('image') }]);
  const found = await tx.rows(
    { entity: text(), key: texts() },
    sql`
      select distinct entity, key from (${usedUploads(scope, orgaSid)}) shown
      where hash = ${hash} and of in (${kind}, '') order by entity, key limit ${mostRecords + 1}`,
  );
  if (found.length > mostRecords) throw tooLarge();
  for (const { entity: name, key } of found) {
    const entity: Entity = entityNamed(name);
    const row = await readRecord(tx, scopeFor(entity), entity, key, true);
    if (!row) continue;
    const changed = Object.entries(row).map(([field, value]) => [field, withOther(value, hash, by)]);
    await changeRecord(tx, scopeFor(entity), entity, row, nest(entity, Object.fromEntries(changed)));
  }
  return found.length;
}

/** The same value with another hash; a list that shows the other one already shows it once. */
function withOther(value: unknown, hash: string, by: string): unknown {
  if (typeof value === 'string') return value.replaceAll(hash, by);
  if (!Array.isArray(value)) {
    const isPlain =
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (!isPlain) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOther(part, hash, by)]));
  }
  const others: unknown[] = value.map((part) => withOther(part, hash, by));
  return others.filter((part, index) => part !== by || others.indexOf(by) === index);
}
