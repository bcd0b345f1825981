import { attribute } from '../../../resources/entities/attribute.ts';
import type { Fault } from '../../../resources/fault.ts';
import { unknownCode } from '../../../resources/known.ts';
import { attributeAt, isMappedField, mappedPlace } from '../../../resources/mappedPlace.ts';
import type { Row } from '../../../resources/shape.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const lists = ['headings', 'translations'] as const;

/** A mapping with its fields as the API names them (behaviour B364), whatever else it is. */
export function namedAsTheApi(given: Row): Row {
  const named = lists.flatMap((list) => {
    const parts: unknown = given[list];
    return Array.isArray(parts) ? [[list, parts.map((part) => withPlace(part, list))] as const] : [];
  });
  return named.length === 0 ? given : { ...given, ...Object.fromEntries(named) };
}

/** What a mapping leads to that is no field of products and no attribute. What stood there before is not asked again. */
export async function unknownFields(tx: ScopedTransaction, row: Row, before?: Row): Promise<Fault[]> {
  const former = new Set(lists.flatMap((list) => fieldsIn(before?.[list])));
  const asked = lists.flatMap((list) =>
    fieldsIn(row[list]).flatMap((field, index) =>
      field === '' || former.has(field) || isMappedField(field)
        ? []
        : [{ field, path: `${list}.${index}.field` }],
    ),
  );
  if (asked.length === 0) return [];
  const sids = asked.flatMap(({ field }) => attributeAt(field)?.replaceAll('\0', '') ?? []);
  const found = await tx.rows(
    fieldsOf(attribute, 'sid'),
    sql`select a.sid from attribute a where a.sid = any(${sids}) and ${sharedByAll(attribute)}`,
  );
  const there = new Set(found.map(({ sid }) => sid));
  return asked.flatMap(({ field, path }): Fault[] => {
    const sid = attributeAt(field);
    if (sid === undefined) return [{ path, code: 'unknown-field', values: { field } }];
    return there.has(sid) ? [] : [{ path, code: unknownCode('attribute'), values: { sid } }];
  });
}

function withPlace(part: unknown, list: (typeof lists)[number]): unknown {
  if (!isRow(part) || typeof part.field !== 'string' || part.field.trim() === '') return part;
  const { field, language } = mappedPlace(part.field.trim());
  const isNamed = list === 'headings' && language !== undefined && (part.language ?? null) === null;
  return { ...part, field, ...(isNamed && { language }) };
}

/** The fields of a list, one for each of its parts. */
function fieldsIn(parts: unknown): string[] {
  if (!Array.isArray(parts)) return [];
  return parts.map((part: unknown) => (isRow(part) && typeof part.field === 'string' ? part.field : ''));
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
