import { isPerPlatform, type Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { entities } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from './access/scope.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import type { Queries } from '../base/database/queries.ts';

/** A picture or file that a thing names and that was never uploaded. */
export interface MissingUpload {
  path: string;
  code: 'image-hash' | 'file-hash';
}

/**
 * The pictures and files of a row that nobody has uploaded: for a thing of a platform, there; for one that all
 * platforms share, on any.
 */
export async function missingUploads(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  row: Row,
): Promise<MissingUpload[]> {
  const missing: MissingUpload[] = [];
  const platform = scope.shared ? sql`` : sql`and platform = ${scope.dataset}`;
  for (const [name, field] of Object.entries(entity.fields)) {
    const hashes = hashesIn(field, row[name]);
    if (hashes.length === 0) continue;
    const table = field.kind === 'image' ? sql`image` : sql`file`;
    const kind = field.kind === 'image' ? sql`and kind = ${field.of}` : sql``;
    const found = await sql<{ hash: string }[]>`
      select distinct hash from ${table} where hash = any(${hashes}) ${kind} ${platform}`;
    const known = new Set(found.map(({ hash }) => hash));
    for (const [index, hash] of hashes.entries())
      if (!known.has(hash)) {
        const at = field.at ?? name;
        const path = 'many' in field && field.many ? `${at}.${index}` : at;
        missing.push({ path, code: field.kind === 'image' ? 'image-hash' : 'file-hash' });
      }
  }
  return missing;
}

/** The names of the entities with a thing that shows this picture or names this file. */
export async function entitiesWithUpload(
  sql: Queries,
  scope: Scope,
  upload: { kind: 'image' | 'file'; of?: string; hash: string; orgaSid: string },
): Promise<string[]> {
  const using: string[] = [];
  for (const entity of Object.values(entities) as Entity[]) {
    // Of what belongs to a company, only what belongs to the company of the picture can mean this one.
    const platform = isPerPlatform(entity) ? sql`and platform = ${scope.dataset}` : sql``;
    const owner =
      entity.owner && upload.orgaSid ? sql`and ${sql(snakeCase(entity.owner))} = ${upload.orgaSid}` : sql``;
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== upload.kind || (upload.of && field.of !== upload.of)) continue;
      const column = sql(snakeCase(name));
      const condition =
        field.kind === 'image' && field.many
          ? sql`${column} @> ${[upload.hash]}`
          : sql`${column} = ${upload.hash}`;
      const found = await sql`
        select from ${sql(snakeCase(entity.name))} where ${condition} ${platform} ${owner} limit 1`;
      if (found.count > 0) using.push(entity.name);
    }
  }
  const inArticle = await sql`select from article where strpos(sections::text, ${upload.hash}) > 0 limit 1`;
  if (inArticle.count > 0) using.push('article');
  return [...new Set(using)];
}

function hashesIn(field: Field, value: unknown): string[] {
  if ((field.kind !== 'image' && field.kind !== 'file') || !value) return [];
  return [value].flat() as string[];
}
