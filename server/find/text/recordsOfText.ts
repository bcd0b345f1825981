import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { findTitled } from '../index/titleParts.ts';
import { productsOfText, type TypedText } from './productsOfText.ts';
import { textCondition } from './textCondition.ts';

/** Which records are meant: the condition on rows `t`, and their order, the best first. */
interface Meant {
  condition: Sql;
  order: Sql;
}

type Find = (db: ScopedQueries, scope: Scope, text: TypedText, most: number) => Promise<Meant>;

/** What is understood as the public search does. */
const understood: Readonly<Record<string, Find>> = { product: findProducts } satisfies Partial<
  Record<EntityName, Find>
>;

/** The records of an entity that somebody means who types this (behaviour B476). `most` bounds what is looked up ahead. */
export async function recordsOfText(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  text: TypedText,
  most: number = lists.exactTotal + 1,
): Promise<Meant> {
  return understood[entity.name]?.(db, scope, text, most) ?? textCondition(entity, text.text);
}

/** By code; else by words, and by any part of a title, which finds too what visitors do not (behaviour B487). */
async function findProducts(db: ScopedQueries, scope: Scope, text: TypedText, most: number): Promise<Meant> {
  const { ids, isByCode } = await productsOfText(db, scope, text, most);
  const meant = sql`t.id = any(${ids}::bigint[])`;
  const order = sql`array_position(${ids}::bigint[], t.id), t.id`;
  if (isByCode) return { condition: meant, order };
  const { condition: titled } = await findTitled(db, scope, text.text);
  return { condition: sql`(${meant} or ${titled})`, order };
}
