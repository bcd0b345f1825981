import { randomUUID } from 'node:crypto';
import type { Language } from '../../../../resources/language/languages.ts';
import { deliveries } from '../../../../resources/limits.ts';
import { ArchiveError } from '../../../base/archive/ArchiveError.ts';
import { openPackedFiles } from '../../../base/archive/openPackedFiles.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { conflict, notFound, tooLarge, unprocessable } from '../../../base/problems.ts';
import type { BlobStore } from '../../../base/storage/blobStore.ts';
import { Parts } from '../../../base/storage/Parts.ts';
import { datasetOf } from '../../../records/access/where.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { matchFiles, type SentFile } from '../match/matchFiles.ts';
import { readProductKeys } from '../match/ProductKeys.ts';
import { findUploads, partsOf, type PartedUpload } from '../upload/partedUpload.ts';
import type { MediaItem } from './MediaItem.ts';

interface Proposed {
  store: BlobStore;
  orgaSid: string;
  uploads: readonly string[];
  language: Language;
}

/**
 * Matches what was uploaded with the products of a company and keeps what would become of each file; nothing else is
 * written. Returns the id of the delivery. Throws 404 for an upload that is not the caller's, 409 for one that is not
 * finished, 413 for too many files, 422 for a zip file that cannot be taken.
 */
export async function proposeDelivery(
  tx: ScopedTransaction,
  scope: Scope,
  { store, orgaSid, uploads, language }: Proposed,
): Promise<string> {
  const found = (await findUploads(tx, scope, uploads)).filter((upload) => upload.orgaSid === orgaSid);
  if (found.length < new Set(uploads).size) throw notFound();
  if (found.some(({ bytes, received }) => received < bytes)) throw conflict('upload-unfinished');
  const files: SentFile[] = [];
  for (const upload of found) {
    files.push(...(await filesOf(upload, new Parts(store, await partsOf(asSystem(tx), upload.id)))));
    if (files.length > deliveries.mostItems) throw tooLarge();
  }
  const items = matchFiles(files, await readProductKeys(tx, scope, orgaSid));
  const id = randomUUID();
  const { sub, address, call } = scope.author;
  const [first] = found;
  await tx.run(sql`
    insert into media_delivery (id, platform, orga_sid, sub, address, call, language, origin, file_name, bytes)
    values (${id}, ${datasetOf(scope)}, ${orgaSid}, ${sub ?? ''}, ${address}, ${call}, ${language}, 'files',
      ${found.length === 1 ? (first?.fileName ?? null) : null}, ${found.reduce((sum, { bytes }) => sum + bytes, 0)})`);
  await keepItems(tx, scope, { id, orgaSid }, items);
  return id;
}

async function filesOf({ id, fileName, bytes, checksum }: PartedUpload, parts: Parts): Promise<SentFile[]> {
  if (!/\.zip$/i.test(fileName)) return [{ path: fileName, upload: id, bytes, checksum }];
  try {
    const packed = await openPackedFiles(parts);
    return packed.map((file) => ({
      path: file.path,
      upload: id,
      bytes: file.bytes,
      checksum: file.checksum,
    }));
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    throw unprocessable([{ path: fileName, code: error.code, values: error.values }]);
  }
}

async function keepItems(
  tx: ScopedTransaction,
  scope: Scope,
  { id, orgaSid }: { id: string; orgaSid: string },
  items: readonly MediaItem[],
): Promise<void> {
  await tx.run(sql`
    insert into media_item (
      delivery, platform, orga_sid, path, upload, kind, place, product_sid, matched_by, matched_value, number, language,
      bytes, checksum, state, reason, "values")
    select ${id}::uuid, ${datasetOf(scope)}, ${orgaSid}::text, i.path, i.upload, i.kind, i.place, i."productSid", i."matchedBy",
      i."matchedValue", i.number, i.language, i.bytes, i.checksum, i.state, i.reason, i.values
    from jsonb_to_recordset(${json(items)}::jsonb) as i (
      path text, upload uuid, kind text, place text, "productSid" text, "matchedBy" text, "matchedValue" text, number integer,
      language text, bytes bigint, checksum bigint, state text, reason text, "values" jsonb)`);
}
