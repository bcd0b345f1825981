import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { Field, ReferenceField } from '../../resources/kinds/field.ts';
import { noOrga } from '../../resources/noOrga.ts';
import { entities } from '../../resources/registry.ts';
import { rootCategory } from '../../resources/rootCategory.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from './access/scope.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import type { Queries } from '../base/database/queries.ts';

interface Named {
  path: string;
  field: ReferenceField;
  sids: string[];
}

/** A reference to something that is not there: where it stands in the thing, and what it names. */
export interface MissingReference {
  path: string;
  to: string;
  sid: string;
}

/**
 * The references of a row that lead nowhere. What they lead to is locked against deletion until the
 * end of the transaction.
 */
export async function missingReferences(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<MissingReference[]> {
  const missing: MissingReference[] = [];
  for (const { path, field, sids } of Object.entries(entity.fields).flatMap(([name, field]) =>
    namedBy(field, field.at ?? name, row[name]),
  )) {
    const wanted = [...new Set(sids)].filter((sid) => sid !== rootCategory && sid !== noOrga);
    if (wanted.length === 0) continue;
    const other: Entity = entities[field.to as keyof typeof entities];
    const conditions = sharedFields(field, other).reduce(
      (all, [ours, theirs]) => sql`${all} and ${sql(snakeCase(theirs))} = ${String(row[ours])}`,
      isPerPlatform(other) ? sql`and platform = ${scope.dataset}` : sql``,
    );
    const found = await sql<{ sid: string }[]>`
      select sid from ${sql(snakeCase(other.name))} where sid = any(${wanted}) ${conditions} for key share`;
    const known = new Set(found.map(({ sid }) => sid));
    for (const sid of wanted) if (!known.has(sid)) missing.push({ path, to: field.to, sid });
  }
  return missing;
}

/** The names of the entities that still refer to a thing. */
export async function referencingEntities(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<string[]> {
  const referencing: string[] = [];
  for (const other of Object.values(entities) as Entity[]) {
    for (const [name, field] of Object.entries(other.fields)) {
      if (field.kind !== 'reference' || field.to !== entity.name) continue;
      const column = sql(snakeCase(name));
      const condition = field.many
        ? sql`${column} @> ${[String(row.sid)]}`
        : sql`${column} = ${String(row.sid)}`;
      const platform =
        isPerPlatform(entity) && isPerPlatform(other) ? sql`and platform = ${scope.dataset}` : sql``;
      const within = sharedFields(field, entity).reduce(
        (all, [ours, theirs]) => sql`${all} and ${sql(snakeCase(ours))} = ${String(row[theirs])}`,
        sql``,
      );
      const found =
        await sql`select from ${sql(snakeCase(other.name))} where ${condition} ${platform} ${within} limit 1`;
      if (found.count > 0) referencing.push(other.name);
    }
  }
  return [...new Set(referencing)];
}

/** Which fields of the referring entity say the same as which ones of the other: the other's key beside its sid. */
function sharedFields({ within = [], companyIn }: ReferenceField, other: Entity): [string, string][] {
  const same = within.map((shared): [string, string] => [shared, shared]);
  return companyIn && other.owner ? [...same, [companyIn, other.owner]] : same;
}

function namedBy(field: Field, path: string, value: unknown): Named[] {
  if (value === null || value === undefined) return [];
  if (field.kind === 'reference') return [{ path, field, sids: (field.many ? value : [value]) as string[] }];
  if (field.kind !== 'object') return [];
  const parts = (field.many ? value : [value]) as Row[];
  return parts.flatMap((part, index) =>
    Object.entries(field.fields).flatMap(([name, inner]) =>
      namedBy(inner, field.many ? `${path}.${index}.${name}` : `${path}.${name}`, part[name]),
    ),
  );
}
