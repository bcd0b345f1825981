import { attribute } from '../../../resources/entities/attribute.ts';
import type { Fault } from '../../../resources/fault.ts';
import { unknownCode } from '../../../resources/known.ts';
import { datasetKeys, platform } from '../../../resources/platform/platforms.ts';
import type { Row } from '../../../resources/shape.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const mostChoicesShown = 12;
const yesNoValues = ['true', 'false'];

/**
 * What a term means that is not there, beyond what its references name: the value of an attribute, a product line on none
 * of the platforms where the term holds. What stood there before is not asked again.
 */
export async function unknownMeanings(tx: ScopedTransaction, row: Row, before?: Row): Promise<Fault[]> {
  const isNew = (...names: string[]) => !before || names.some((name) => row[name] !== before[name]);
  return [
    ...(isNew('attribute', 'value') ? await valueFaults(tx, row) : []),
    ...(isNew('company', 'productLine') ? await lineFaults(tx, row) : []),
  ];
}

async function valueFaults(tx: ScopedTransaction, { attribute: sid, value }: Row): Promise<Fault[]> {
  if (typeof sid !== 'string' || typeof value !== 'string') return [];
  const found = await tx.first(
    fieldsOf(attribute, 'kind', 'choices'),
    sql`select kind, choices from attribute where sid = ${askable(sid)} and ${sharedByAll(attribute)}`,
  );
  if (!found) return [];
  const values = found.kind === 'yesNo' ? yesNoValues : found.choices.map((choice) => choice.sid);
  if (values.includes(value)) return [];
  const choices = values.slice(0, mostChoicesShown).join(', ') || '–';
  return [{ path: 'value', code: 'unknown-value', values: { choices } }];
}

async function lineFaults(tx: ScopedTransaction, { company, productLine, platforms }: Row): Promise<Fault[]> {
  if (typeof company !== 'string' || typeof productLine !== 'string') return [];
  const countries: unknown[] = Array.isArray(platforms) ? platforms : [];
  const datasets = datasetKeys.filter(
    (key) => countries.length === 0 || countries.includes(platform(key).country),
  );
  // A term is of no platform itself.
  const isThere = await asSystem(tx).has(sql`
    select from product_line
    where orga_sid = ${askable(company)} and sid = ${askable(productLine)} and platform = any(${datasets})`);
  return isThere ? [] : [{ path: 'productLine', code: unknownCode('productLine') }];
}

/** Nothing has a name that the database cannot be asked for. */
function askable(name: string): string {
  return name.replaceAll('\0', '');
}
