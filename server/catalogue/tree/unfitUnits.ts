import { attribute } from '../../../resources/entities/attribute.ts';
import { entriesOf } from '../../../resources/entriesOf.ts';
import type { Fault } from '../../../resources/fault.ts';
import { isSameValue } from '../../../resources/sameValue.ts';
import type { Row } from '../../../resources/shape.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { shownUnit } from '../../find/facets/shownUnit.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/**
 * Units in which a category shows attributes that measure something else, or nothing (behaviour B466). What stood there
 * before is not asked again.
 */
export async function unfitUnits(
  tx: ScopedTransaction,
  { shownAttributes }: Row,
  before?: Row,
): Promise<Fault[]> {
  if (before && isSameValue(shownAttributes, before.shownAttributes)) return [];
  const asked = entriesOf(shownAttributes).flatMap(([place, shown]) => {
    const { attribute: sid, unit } = Object.fromEntries(entriesOf(shown));
    return typeof sid === 'string' && typeof unit === 'string' && unit !== '' ? [{ place, sid, unit }] : [];
  });
  if (asked.length === 0) return [];
  const found = await tx.rows(
    fieldsOf(attribute, 'sid', 'unit'),
    sql`
      select sid, unit from attribute
      where sid = any(${asked.map(({ sid }) => sid.replaceAll('\0', ''))}) and ${sharedByAll(attribute)}`,
  );
  const kept = new Map(found.map(({ sid, unit }) => [sid, unit]));
  return asked.flatMap(({ place, sid, unit }) => {
    // One that is not there is told of as such.
    if (!kept.has(sid) || shownUnit(kept.get(sid) ?? null, unit).unit === unit) return [];
    return [
      { path: `shownAttributes.${place}.unit`, code: 'unfit-unit', values: { unit: kept.get(sid) ?? '–' } },
    ];
  });
}
