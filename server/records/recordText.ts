import type { Entity } from '../../resources/entity.ts';
import { systemFields } from '../../resources/shape.ts';
import { compile } from '../base/database/compile.ts';
import { identifier, join, sql, verbatim, type Sql } from '../base/database/sql.ts';
import { fieldNamed } from './fieldNamed.ts';
import { columnType } from './schema/columns.ts';
import { columnAt, derivedFields, sourceOf, storedFields, throughReference } from './select.ts';

/** The members of an object by their names: texts of JSON, null where there is nothing. */
type Members = Map<string, Members | Sql<false>>;

const texts = new WeakMap<Entity, Sql<false>>();

/**
 * A record under the alias `t` as one text of JSON, as the API answers it: in its nesting, fields without value left out
 * (`nest` in `resources/shape.ts` does the same with a row).
 */
export function recordText(entity: Entity): Sql<false> {
  const known = texts.get(entity) ?? objectText(membersOf(entity));
  texts.set(entity, known);
  // Its hundred parts are put together once.
  compile(known);
  return known;
}

function membersOf(entity: Entity): Members {
  const members: Members = new Map();
  const stored = new Set(storedFields(entity));
  const derived = new Map(derivedFields(entity));
  for (const [name, { at = name }] of Object.entries(entity.fields)) {
    const through = derived.get(name);
    if (stored.has(name))
      plant(members, at.split('.'), valueText(columnType(fieldNamed(entity, name)), columnAt('t', name)));
    else if (through) {
      const { other, target } = sourceOf(entity, name, through);
      const value = sql`${throughReference(entity, name, through)}`;
      plant(members, at.split('.'), valueText(columnType(fieldNamed(other, target)), value));
    }
  }
  for (const name of systemFields)
    plant(members, [name], valueText(name === 'version' ? 'bigint' : 'timestamptz', columnAt('t', name)));
  return members;
}

function plant(members: Members, [step = '', ...rest]: string[], value: Sql<false>): void {
  if (rest.length === 0) members.set(step, value);
  else {
    const branch = members.get(step) ?? new Map();
    if (!(branch instanceof Map))
      throw new TypeError(`"${step}" holds a value, so nothing can stand within it.`);
    members.set(step, branch);
    plant(branch, rest, value);
  }
}

/** Null where it has no member, unless it is the whole. */
function objectText(members: Members): Sql<false> {
  return sql`'{' || ${membersText(members)} || '}'`;
}

function membersText(members: Members): Sql<false> {
  const parts = [...members].map(([name, value]) => {
    const inner = value instanceof Map ? sql`'{' || nullif(${membersText(value)}, '') || '}'` : value;
    return sql`${verbatim(`'${JSON.stringify(name)}:'`)} || ${inner}`;
  });
  return sql`concat_ws(',', ${join(parts)})`;
}

/** A value of a column as JSON; moments as JavaScript writes them. */
function valueText(type: string | undefined, value: ReturnType<typeof identifier> | Sql<false>): Sql<false> {
  switch (type) {
    case 'jsonb':
    case 'bigint':
    case 'boolean':
      return sql`(${value})::text`;
    case 'date':
      return sql`'"' || (${value})::text || '"'`;
    case 'timestamptz':
      return sql`'"' || to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"'`;
    default:
      return sql`to_json(${value})::text`;
  }
}
