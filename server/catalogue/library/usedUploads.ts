import type { Entity } from '../../../resources/entity.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { allEntities } from '../../../resources/registry.ts';
import { join, sql, type Identifier, type Sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { Scope } from '../../records/access/scope.ts';
import { columnAt, fromTable } from '../../records/select.ts';

/** The entities whose records belong to a company and may show pictures or name files, with the fields that do. */
export const showing = allEntities.flatMap((entity: Entity) => {
  const fields = Object.entries(entity.fields).filter(([, field]) => mayShow(field));
  return entity.owner && fields.length > 0 ? [{ entity, owner: entity.owner, fields }] : [];
});

function mayShow(field: Field): boolean {
  return (
    field.kind === 'image' ||
    field.kind === 'file' ||
    (field.kind === 'object' && field.namesUploads !== undefined)
  );
}

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

/** Of which kind the uploads of a field are; `` for whatever is stored under that hash. */
function shownBy(field: Field, column: Identifier): [of: string, hashes: Sql] {
  if (field.kind === 'image')
    return [field.of, field.many ? sql`select unnest(${column})` : sql`select ${column}`];
  if (field.kind === 'file') return ['document', sql`select ${column}`];
  return ['', sql`select distinct (regexp_matches(${column}::text, '[0-9a-f]{64}', 'g'))[1]`];
}
