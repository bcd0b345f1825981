import type { Entity } from '../../../resources/entity.ts';
import type { FileField, ImageField } from '../../../resources/kinds/field.ts';
import { allEntities } from '../../../resources/registry.ts';
import { join, sql, type Identifier, type Sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { Scope } from '../../records/access/scope.ts';
import { columnAt, fromTable } from '../../records/select.ts';

/** The entities whose records belong to a company and may show pictures or name files, with the fields that do. */
export const showing = allEntities.flatMap((entity: Entity) => {
  const fields = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'image' || field.kind === 'file' ? [[name, field] as const] : [],
  );
  return entity.owner && fields.length > 0 ? [{ entity, owner: entity.owner, fields }] : [];
});

/**
 * A query of what the records of a company show: `of` (the kind of picture, or `document`), `hash`, `entity` and `key`, a
 * row for each time.
 */
export function usedUploads(scope: Scope, orgaSid: string): Sql<true> {
  const parts = showing.flatMap(({ entity, owner, fields }) =>
    fields.map(([name, field]) => {
      const column = columnAt('t', name);
      const [of, hashes] = shownBy(field, column);
      const key = join(entity.key.map((part) => sql`${columnAt('t', part)}::text`));
      return sql`
        select ${of}::text as of, shown.hash, ${entity.name}::text as entity, array[${key}] as key
        from ${fromTable(entity)} cross join lateral (${hashes}) shown (hash)
        where ${ofPlatform(scope, 't')} and ${columnAt('t', owner)} = ${orgaSid} and shown.hash is not null`;
    }),
  );
  return sql`${join(parts, ' union all ')}`;
}

/** Of which kind the uploads of a field are, and the query for them. */
function shownBy(field: ImageField | FileField, column: Identifier): [of: string, hashes: Sql] {
  if (field.kind === 'file') return ['document', sql`select ${column}`];
  return [field.of, field.many ? sql`select unnest(${column})` : sql`select ${column}`];
}
