import { file } from '../../../resources/entities/file.ts';
import { image } from '../../../resources/entities/image.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { recordChange } from '../../records/recordChange.ts';

/**
 * Removes what a company has uploaded, before the company itself: nothing of its own shows it any more, as then it
 * could not be removed. What a category or an article shows stays, and keeps the company.
 */
export async function removeUploadsOf(tx: Transaction, scope: Scope, { sid }: Row): Promise<void> {
  const orgaSid = String(sid);
  const images = await tx<Row[]>`
    delete from image i
    where i.platform = ${scope.dataset} and i.orga_sid = ${orgaSid}
      and not exists (select from category c where c.picture = i.hash)
      and not exists (select from article a where strpos(a.sections::text, i.hash) > 0)
    returning i.orga_sid as "orgaSid", i.kind, i.hash, i.width, i.height, i.alt`;
  for (const row of images)
    await recordChange(tx, scope, image, [orgaSid, String(row.kind), String(row.hash)], { before: row });
  const files = await tx<Row[]>`
    delete from file f where f.platform = ${scope.dataset} and f.orga_sid = ${orgaSid}
      and not exists (select from document d where d.platform = f.platform and d.orga_sid = f.orga_sid and d.file = f.hash)
    returning f.orga_sid as "orgaSid", f.hash, f.bytes`;
  for (const row of files) await recordChange(tx, scope, file, [orgaSid, String(row.hash)], { before: row });
}
