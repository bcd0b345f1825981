import type { Field } from '../../resources/kinds/field.ts';
import { allEntities } from '../../resources/registry.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { ofPlatformOrShared } from './access/where.ts';
import { columnAt, fromTable } from './select.ts';

/** An upload by its hash; `of` is the kind of picture or file that it is of, any unless said. */
interface UploadSought {
  kind: 'image' | 'file';
  of?: string;
  hash: string;
  /** Of which company; '' for none. */
  orgaSid: string;
}

/** The names of the entities with a record that shows this picture or names this file. */
export async function entitiesWithUpload(
  db: ScopedQueries,
  scope: Scope,
  upload: UploadSought,
): Promise<string[]> {
  const using: string[] = [];
  for (const entity of allEntities) {
    // Of what belongs to a company, only what belongs to the company of the picture can mean this one.
    const ofOwner =
      entity.owner && upload.orgaSid ? sql`and ${columnAt('t', entity.owner)} = ${upload.orgaSid}` : sql``;
    for (const [name, field] of Object.entries(entity.fields)) {
      const names = namesHash(name, field, upload);
      if (!names) continue;
      const isNamed = await db.has(
        sql`select from ${fromTable(entity)} where ${names} and ${ofPlatformOrShared(scope, entity, 't')} ${ofOwner} limit 1`,
      );
      if (isNamed) using.push(entity.name);
    }
  }
  return [...new Set(using)];
}

/** The condition that a field of a row `t` names an upload; undefined for one that names none of its kind. */
function namesHash(name: string, field: Field, { kind, of, hash }: UploadSought): Sql | undefined {
  const column = columnAt('t', name);
  if (field.kind === 'object')
    return field.namesUploads ? sql`strpos(${column}::text, ${hash}) > 0` : undefined;
  if (field.kind !== kind || (of && field.of !== of)) return undefined;
  return field.kind === 'image' && field.many ? sql`${column} @> ${[hash]}` : sql`${column} = ${hash}`;
}
