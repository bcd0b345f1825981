import { article } from '../../resources/entities/article.ts';
import { allEntities } from '../../resources/registry.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { ofPlatformOrShared, sharedByAll } from './access/where.ts';
import { columnAt, fromTable } from './select.ts';

/** The names of the entities with a record that shows this picture or names this file. */
export async function entitiesWithUpload(
  db: ScopedQueries,
  scope: Scope,
  upload: { kind: 'image' | 'file'; of?: string; hash: string; orgaSid: string },
): Promise<string[]> {
  const using: string[] = [];
  for (const entity of allEntities) {
    // Of what belongs to a company, only what belongs to the company of the picture can mean this one.
    const ofOwner =
      entity.owner && upload.orgaSid ? sql`and ${columnAt('t', entity.owner)} = ${upload.orgaSid}` : sql``;
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== upload.kind || (upload.of && field.of !== upload.of)) continue;
      const column = columnAt('t', name);
      const names =
        field.kind === 'image' && field.many
          ? sql`${column} @> ${[upload.hash]}`
          : sql`${column} = ${upload.hash}`;
      const isNamed = await db.has(
        sql`select from ${fromTable(entity)} where ${names} and ${ofPlatformOrShared(scope, entity, 't')} ${ofOwner} limit 1`,
      );
      if (isNamed) using.push(entity.name);
    }
  }
  const isInArticle = await db.has(
    sql`select from article a where strpos(a.sections::text, ${upload.hash}) > 0 and ${sharedByAll(article)} limit 1`,
  );
  if (isInArticle) using.push(article.name);
  return [...new Set(using)];
}
