import { file } from '../../../resources/entities/file.ts';
import { image } from '../../../resources/entities/image.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import { integer, time } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { recordChange } from '../../records/recordChange.ts';

const system = { id: integer, version: integer, createdAt: time };
const removedImage = { ...fieldsOf(image, 'orgaSid', 'kind', 'hash', 'width', 'height', 'alt'), ...system };
const removedFile = { ...fieldsOf(file, 'orgaSid', 'hash', 'bytes'), ...system };

/**
 * Removes what a company has uploaded, before the company itself: nothing of its own shows it any more, as then it
 * could not be removed. What a category or an article shows stays, and keeps the company.
 */
export async function removeUploadsOf(tx: ScopedTransaction, scope: Scope, { sid }: Row): Promise<void> {
  const orgaSid = String(sid);
  const images = await tx.rows(
    removedImage,
    sql`
      delete from image i
      where ${ofPlatform(scope, 'i')} and i.orga_sid = ${orgaSid}
        and not exists (select from category c where c.picture = i.hash)
        and not exists (select from article a where strpos(a.sections::text, i.hash) > 0)
      returning i.orga_sid as "orgaSid", i.kind, i.hash, i.width, i.height, i.alt,
        i.id, i.version, i.created_at as "createdAt"`,
  );
  for (const row of images)
    await recordChange(tx, scope, image, [orgaSid, row.kind, row.hash], { before: row });
  const files = await tx.rows(
    removedFile,
    sql`
      delete from file f where ${ofPlatform(scope, 'f')} and f.orga_sid = ${orgaSid}
        and not exists (select from document d where d.platform = f.platform and d.orga_sid = f.orga_sid and d.file = f.hash)
      returning f.orga_sid as "orgaSid", f.hash, f.bytes, f.id, f.version, f.created_at as "createdAt"`,
  );
  for (const row of files) await recordChange(tx, scope, file, [orgaSid, row.hash], { before: row });
}
