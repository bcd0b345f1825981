import { deliveries, uploads as limits } from '../../../../resources/limits.ts';
import { openPackedFiles, type PackedFile } from '../../../base/archive/openPackedFiles.ts';
import { ArchiveError } from '../../../base/archive/ArchiveError.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { text } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { fetchSafely } from '../../../base/fetching/fetchSafely.ts';
import { tooLarge } from '../../../base/problems.ts';
import { Parts } from '../../../base/storage/Parts.ts';
import type { StoredItem } from '../delivery/deliveryRow.ts';
import { partsOf } from '../upload/partedUpload.ts';
import type { MediaWork } from './mediaWork.ts';

/** What may lie under an address: some servers say nothing closer of a file. */
const types = ['image/', 'application/pdf', 'application/octet-stream', 'binary/octet-stream'];

/** Where the contents of a delivery come from: its zip files, opened once, single files, addresses. */
export class Contents {
  readonly #work: MediaWork;
  readonly #opened = new Map<string, Promise<Opened>>();

  constructor(work: MediaWork) {
    this.#work = work;
  }

  /** The bytes of one. Throws `ArchiveError`, `FetchError`, or 413 for more than one may have. */
  async of({ path, upload }: Pick<StoredItem, 'path' | 'upload'>): Promise<Buffer> {
    const { config, signal, resolve } = this.#work;
    if (upload === null) {
      const { body } = await fetchSafely(path, {
        allowance: config.fetchAllowed,
        mostBytes: limits.largestPdfBytes,
        longestMs: deliveries.fetchLongestMs,
        types,
        signal,
        ...(resolve && { resolve }),
      });
      return body;
    }
    const opened = this.#opened.get(upload) ?? open(this.#work, upload);
    this.#opened.set(upload, opened);
    const { parts, packed } = await opened;
    if (packed) {
      const file = packed.get(path);
      if (!file) throw new ArchiveError('zip-damaged', { entry: path, reason: 'missing' });
      return file.read();
    }
    // A file that is alone is read once.
    this.#opened.delete(upload);
    if (parts.bytes > limits.largestPdfBytes) throw tooLarge();
    return parts.read();
  }
}

interface Opened {
  parts: Parts;
  /** Of a zip file, by their paths. */
  packed?: Map<string, PackedFile>;
}

async function open({ write, store }: MediaWork, upload: string): Promise<Opened> {
  const parts = new Parts(store, await partsOf(write, upload));
  const name = await nameOf(write, upload);
  if (!/\.zip$/i.test(name)) return { parts };
  const packed = await openPackedFiles(parts);
  return { parts, packed: new Map(packed.map((file) => [file.path, file])) };
}

async function nameOf(db: SystemQueries, upload: string): Promise<string> {
  const found = await db.first(
    { name: text() },
    sql`select file_name as name from upload where id = ${upload}`,
  );
  if (!found) throw new ArchiveError('zip-damaged', { entry: '*', reason: 'expired' });
  return found.name;
}
