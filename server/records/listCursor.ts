import { z } from 'zod';
import type { Entity } from '../../resources/entity.ts';
import { day } from '../../resources/kinds/day.ts';
import { moment } from '../../resources/kinds/moment.ts';
import { momentField, systemMoments } from '../../resources/systemMoments.ts';
import { sql, verbatim, type Sql } from '../base/database/sql.ts';
import { columnType, isNotNull } from './schema/columns.ts';
import { columnAt } from './select.ts';

/** What a list is put in order by. */
export interface Sort {
  field: string;
  descending: boolean;
}

/** A row of a list that stands in some order: its id, and as text what it is sorted by. */
export interface ListCursor {
  id: number;
  value: string | null;
}

/** As `Link` says it of a list in this order: it is good for no other (behaviour B551). */
export function cursorText({ field, descending }: Sort, { id, value }: ListCursor): string {
  return `${id}.${Buffer.from(JSON.stringify([field, descending, value])).toString('base64url')}`;
}

/** The row that `after` names; undefined where it is of another order, or of none. */
export function readCursor(entity: Entity, sort: Sort, text: string): ListCursor | undefined {
  const [id, said = ''] = text.split('.');
  const read = z
    .tuple([
      z.literal(sort.field),
      z.literal(sort.descending),
      valueOf(columnOfSort(entity, sort).type).nullable(),
    ])
    .safeParse(parsed(said));
  return read.data && { id: Number(id), value: read.data[2] };
}

/** What is sorted by, as a cursor has it. */
export function sortedAsText({ field }: Sort): Sql<false> {
  return sql`to_jsonb(${columnAt('t', field)}) #>> '{}'`;
}

/** The condition that a row `t` stands behind that one, where nothing stands behind all and rows that are alike by age. */
export function standsBehind(entity: Entity, sort: Sort, { id, value }: ListCursor): Sql {
  const { type, isThere } = columnOfSort(entity, sort);
  const column = columnAt('t', sort.field);
  if (value === null)
    return sort.descending
      ? sql`(${column} is not null or t.id < ${id})`
      : sql`(${column} is null and t.id > ${id})`;
  const place = sql`(${value}::text::${verbatim(type)}, ${id}::bigint)`;
  if (sort.descending) return sql`(${column}, t.id) < ${place}`;
  return isThere
    ? sql`(${column}, t.id) > ${place}`
    : sql`((${column}, t.id) > ${place} or ${column} is null)`;
}

function columnOfSort({ fields }: Entity, { field: name }: Sort): { type: string; isThere: boolean } {
  if (systemMoments.some((own) => own === name)) return { type: 'timestamp with time zone', isThere: true };
  const field = fields[name] ?? momentField;
  return { type: columnType(field) ?? 'text', isThere: isNotNull(field) };
}

/** What the database can make a value of that type of. */
function valueOf(type: string): z.ZodType<string> {
  if (type === 'bigint') return z.string().regex(/^-?\d{1,18}$/);
  if (type === 'double precision') return z.string().regex(/^-?\d{1,30}(\.\d{1,30})?(e[+-]?\d{1,2})?$/);
  if (type === 'boolean') return z.enum(['true', 'false']);
  if (type === 'date') return day;
  return type === 'text' ? z.string() : moment;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
