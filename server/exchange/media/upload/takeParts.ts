import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { partedUploads } from '../../../../resources/limits.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, tooLarge } from '../../../base/problems.ts';
import type { BlobStore } from '../../../base/storage/blobStore.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofSender, type PartedUpload } from './partedUpload.ts';

interface Taking {
  scope: Scope;
  store: BlobStore;
  upload: PartedUpload;
  /** What follows on what was received. */
  body: AsyncIterable<Buffer>;
}

/**
 * Stores what comes behind what an upload has, part by part, each in the store before it counts: what was whole when the
 * connection was cut stays. Returns how much has been received then. Throws 409 when somebody else sends the same part,
 * 413 for more than was announced.
 */
export async function takeParts(db: ScopedQueries, { scope, store, upload, body }: Taking): Promise<number> {
  let { received, checksum } = upload;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;

  const put = async () => {
    if (waitingBytes === 0) return;
    const part = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    checksum = crc32(part, checksum);
    const key = `${uploadFolder}/${upload.id}/${received}-${randomUUID()}`;
    await store.put(key, part);
    if (!(await keep(db, scope, upload.id, { start: received, bytes: part.length, key, checksum }))) {
      await store.delete(key);
      throw conflict('upload-offset');
    }
    received += part.length;
  };

  try {
    for await (const chunk of body) {
      if (received + waitingBytes + chunk.length > upload.bytes) throw tooLarge();
      for (let rest = chunk; rest.length > 0;) {
        const piece = rest.subarray(0, partedUploads.partBytes - waitingBytes);
        rest = rest.subarray(piece.length);
        waiting.push(piece);
        waitingBytes += piece.length;
        if (waitingBytes === partedUploads.partBytes) await put();
      }
    }
  } catch (error) {
    // What came before the cut need not come again.
    if (isCut(error)) await put();
    throw error;
  }
  await put();
  return received;
}

/** The folder of the store in which parts lie, each under its upload. */
export const uploadFolder = 'uploads';

function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

interface Kept {
  start: number;
  bytes: number;
  key: string;
  checksum: number;
}

/** Only whoever knows where the file ends so far goes on with it: of two servers one is told otherwise. */
async function keep(
  db: ScopedQueries,
  scope: Scope,
  id: string,
  { start, bytes, key, checksum }: Kept,
): Promise<boolean> {
  const kept = await db.run(sql`
    with taken as (
      update upload u set received = u.received + ${bytes}, checksum = ${checksum},
        expires_at = now() + make_interval(hours => ${partedUploads.keepHours})
      where ${ofSender(scope)} and u.id = ${id} and u.received = ${start}
      returning u.id
    )
    insert into upload_part (upload, start, bytes, key) select id, ${start}, ${bytes}, ${key} from taken`);
  return kept > 0;
}
