import { WorkbookError } from '../WorkbookError.ts';

/** A record of a BIFF stream: its kind and its bytes. */
export interface BiffRecord {
  kind: number;
  data: Buffer;
}

const headBytes = 4;

/**
 * Cuts a stream into records (MS-XLS 2.1.4), those of each piece at once.
 * @throws {WorkbookError} cut-off
 */
export async function* biffRecords(pieces: AsyncIterable<Buffer>): AsyncGenerator<BiffRecord[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const records: BiffRecord[] = [];
    let at = 0;
    while (at + headBytes <= bytes.length) {
      const end = at + headBytes + bytes.readUInt16LE(at + 2);
      if (end > bytes.length) break;
      records.push({ kind: bytes.readUInt16LE(at), data: bytes.subarray(at + headBytes, end) });
      at = end;
    }
    rest = bytes.subarray(at);
    yield records;
  }
  // Behind the last record only zeros may fill the sector.
  if (rest.some((byte) => byte !== 0)) throw new WorkbookError('cut-off', { entry: 'Workbook' });
}
