import { file } from '../../../resources/entities/file.ts';
import { image } from '../../../resources/entities/image.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { datasetOf } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { originColumns, originValues, versionOfNew } from '../../records/formerRecord.ts';
import { recordChange } from '../../records/recordChange.ts';

const restoredImage = {
  ...fieldsOf(image, 'orgaSid', 'kind', 'hash', 'width', 'height', 'alt'),
  version: integer,
};
const restoredFile = { ...fieldsOf(file, 'orgaSid', 'hash', 'bytes'), version: integer };

/**
 * Gives a company back the uploads that were removed with it (`removeUploadsOf`), before the company itself, which
 * may show them. What they hold is kept as long as their removal can be undone.
 * @param changeId of the deletion of the company: what went with it went in the same transaction
 */
export async function restoreUploadsOf(
  tx: ScopedTransaction,
  scope: Scope,
  { sid }: Row,
  changeId: number,
): Promise<void> {
  const orgaSid = String(sid);
  const removed = (entity: string): Sql => sql`
    select upload.before, upload.origin, upload.key from change upload
    join change own on own.id = ${changeId} and own.at = upload.at and own.platform = upload.platform
    where upload.entity = ${entity} and upload.kind = 'deleted' and upload.key[1] = ${orgaSid}`;
  const images = await tx.rows(
    restoredImage,
    sql`
      insert into image (platform, orga_sid, kind, hash, width, height, alt, version, ${originColumns})
      overriding system value
      select ${datasetOf(scope)}, ${orgaSid}, i.kind, i.hash, i.width, i.height, i.alt,
        ${versionOfNew(image.name, datasetOf(scope), sql`gone.key`)}, ${originValues(image, sql`gone.origin`)}
      from (${removed(image.name)}) gone
      cross join lateral jsonb_to_record(gone.before) as i (kind text, hash text, width bigint, height bigint, alt jsonb)
      on conflict do nothing
      returning orga_sid as "orgaSid", kind, hash, width, height, alt, version`,
  );
  for (const row of images)
    await recordChange(tx, scope, image, [orgaSid, row.kind, row.hash], { after: row });
  const files = await tx.rows(
    restoredFile,
    sql`
      insert into file (platform, orga_sid, hash, bytes, version, ${originColumns})
      overriding system value
      select ${datasetOf(scope)}, ${orgaSid}, f.hash, f.bytes,
        ${versionOfNew(file.name, datasetOf(scope), sql`gone.key`)}, ${originValues(file, sql`gone.origin`)}
      from (${removed(file.name)}) gone
      cross join lateral jsonb_to_record(gone.before) as f (hash text, bytes bigint)
      on conflict do nothing
      returning orga_sid as "orgaSid", hash, bytes, version`,
  );
  for (const row of files) await recordChange(tx, scope, file, [orgaSid, row.hash], { after: row });
}
