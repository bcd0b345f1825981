import { z } from 'zod';
import type { Entity } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import { join, sql, type Sql } from '../base/database/sql.ts';
import type { Key } from './readRecords.ts';
import { columnAt } from './select.ts';

/** Under which name a filter asks for records by their identifiers (behaviour B550). */
export const idWord = 'id';

/** Identifiers of an entity, each its key as the address has it: `alpenfenster/f1`. */
export function askedIds({ key }: Pick<Entity, 'key'>): z.ZodType<Key[]> {
  const id = z
    .union([z.string(), z.number()])
    .transform((text) => keyOf(String(text)))
    .refine((values) => values?.length === key.length, { error: 'unreadable-id' })
    .transform((values) => values ?? []);
  return z.array(id).max(lists.mostRows);
}

/** The condition that a row `t` has one of these keys. */
export function idCondition({ key }: Pick<Entity, 'key'>, keys: readonly Key[]): Sql {
  const columns = key.map((_, index) => sql`${keys.map((values) => values[index] ?? '')}::text[]`);
  return sql`(${join(key.map((field) => sql`${columnAt('t', field)}`))}) in (select * from unnest(${join(columns)}))`;
}

function keyOf(id: string): string[] | undefined {
  try {
    return id.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
