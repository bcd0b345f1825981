import type { Condition } from '../../resources/kinds/condition.ts';
import { isMoment } from '../../resources/kinds/isMoment.ts';
import type { NamedLeaf } from '../../resources/leavesAt.ts';
import { systemMoments } from '../../resources/systemMoments.ts';
import { every, json, sql, type Sql } from '../base/database/sql.ts';
import { columnAt } from './select.ts';

/** What is asked of one leaf of the records of a list. */
export interface AskedLeaf {
  leaf: NamedLeaf;
  condition: Condition;
}

/**
 * The condition on rows of the entity's table under the alias `t` (behaviour B217). Columns of every kind are looked at
 * as JSON: the rows of the scope are gone through one by one, which no index of so many leaves would pay for.
 */
export function leafCondition({ leaf, condition }: AskedLeaf): Sql {
  const { has, is, part, least, most, since, until } = condition;
  const value = valueOf(leaf);
  const asked: Sql[] = [];
  if (has !== undefined) asked.push(sql`(${there(value)}) = ${has}`);
  if (is !== undefined) {
    const among = sql`select jsonb_array_elements(${json([is].flat())})`;
    asked.push(sql`${value} in (${among})`);
  }
  if (part !== undefined) asked.push(sql`position(lower(${part}) in lower(${value} #>> '{}')) > 0`);
  // A number that is a column of its own is looked for in its index.
  if (least !== undefined)
    asked.push(
      isWholeNumber(leaf)
        ? sql`${columnAt('t', leaf.name)} >= ${inRange(Math.ceil(least))}`
        : sql`${sizeOf(value)} >= ${least}::float8`,
    );
  if (most !== undefined)
    asked.push(
      isWholeNumber(leaf)
        ? sql`${columnAt('t', leaf.name)} <= ${inRange(Math.floor(most))}`
        : sql`${sizeOf(value)} <= ${most}::float8`,
    );
  if (since !== undefined)
    asked.push(
      isOfSystem(leaf)
        ? sql`${columnAt('t', leaf.name)} >= ${beginningOf(since)}`
        : sql`${dayOf(value)} >= ${since}`,
    );
  if (until !== undefined)
    asked.push(
      isOfSystem(leaf)
        ? sql`${columnAt('t', leaf.name)} < ${endOf(until)}`
        : sql`${dayOf(value)} <= ${until}`,
    );
  return every(asked);
}

function isWholeNumber({ within, field }: NamedLeaf): boolean {
  return within.length === 0 && field.kind === 'number' && field.integer === true;
}

/** As the type of such columns, which has less room than what may be asked. */
function inRange(bound: number): number {
  return Math.min(Math.max(bound, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** Is it a moment that the system keeps? It is compared as the bare column, which an index has. */
function isOfSystem({ name }: NamedLeaf): boolean {
  return systemMoments.some((moment) => moment === name);
}

function beginningOf(bound: string): Sql {
  return isMoment(bound) ? momentOf(bound) : beginningOfDay(bound, 0);
}

/** What is no more within it. Answers say milliseconds: whoever names one of theirs means all of it. */
function endOf(bound: string): Sql {
  if (!isMoment(bound)) return beginningOfDay(bound, 1);
  return sql`(date_trunc('milliseconds', ${momentOf(bound)}) + interval '1 millisecond')`;
}

function momentOf(bound: string): Sql {
  return sql`${bound}::text::timestamptz`;
}

/** When a day begins where our platforms are; the database knows no year 0. */
function beginningOfDay(day: string, daysLater: number): Sql {
  return sql`((greatest(${day}, '0001-01-01')::date + ${daysLater}::int)::timestamp at time zone 'Europe/Zurich')`;
}

function valueOf(leaf: NamedLeaf): Sql {
  const { name, within } = leaf;
  const column = isOfSystem(leaf)
    ? sql`to_jsonb((${columnAt('t', name)} at time zone 'Europe/Zurich')::date)`
    : sql`to_jsonb(${columnAt('t', name)})`;
  return within.length === 0 ? column : sql`(${column} #> ${within}::text[])`;
}

/** An empty text, list or object is none, `false` and nought are something. */
function there(value: Sql): Sql {
  return sql`coalesce(${value}, 'null') not in ('null', '""', '[]', '{}')`;
}

/** A number, or how many there are. */
function sizeOf(value: Sql): Sql {
  return sql`
    case jsonb_typeof(${value})
      when 'number' then (${value})::float8
      when 'array' then jsonb_array_length(${value})
    end`;
}

/** The day of a date, or of a moment where our platforms are, as text, which stands in order as days do. */
function dayOf(value: Sql): Sql {
  return sql`left(${value} #>> '{}', 10) collate "C"`;
}
