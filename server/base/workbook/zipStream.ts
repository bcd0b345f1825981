import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of the zip; its content is pulled when its turn comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const CHUNK_BYTES = 64 * 1024;
const LARGEST = 0xffff_ffff;
/** Sizes follow the data; names are UTF-8. */
const FLAGS = 0x0808;
const VERSION = 20;
const DEFLATED = 8;
/** 1980-01-01, so that equal content gives equal bytes. */
const DOS_DATE = 0x0021;

/**
 * A zip file as a stream of bytes (PKWARE APPNOTE 6.3.3, without zip64): nothing is kept but a line per entry.
 * @throws {RangeError} beyond 4 GiB
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const fileName = Buffer.from(name);
    const start = offset;
    const local = record(0x04034b50, [
      [VERSION, 2],
      [FLAGS, 2],
      ...entryFields(0, 0, 0),
      [fileName.length, 2],
      [0, 2],
    ]);
    yield Buffer.concat([local, fileName]);
    offset += local.length + fileName.length;

    const measured = { checksum: 0, size: 0 };
    const deflate = createDeflateRaw({ chunkSize: CHUNK_BYTES });
    const fed = pipeline(measure(content, measured), deflate);
    // The failure surfaces in the loop below; without a listener here it would also end the process.
    fed.catch(() => undefined);
    let packed = 0;
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    await fed;

    const { checksum, size } = measured;
    offset += packed;
    if (offset > LARGEST || size > LARGEST) throw new RangeError('A workbook cannot be larger than 4 GiB');
    const descriptor = record(0x08074b50, [
      [checksum, 4],
      [packed, 4],
      [size, 4],
    ]);
    yield descriptor;
    offset += descriptor.length;
    directory.push(
      record(0x02014b50, [
        [VERSION, 2],
        [VERSION, 2],
        [FLAGS, 2],
        ...entryFields(checksum, packed, size),
        [fileName.length, 2],
        ...([
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
        ] as Field[]),
        [start, 4],
      ]),
      fileName,
    );
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = directory.length / 2;
  yield record(0x06054b50, [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  ]);
}

type Field = readonly [value: number, bytes: 2 | 4];

/** The fields that an entry's own header and its line in the directory share. */
function entryFields(checksum: number, packed: number, size: number): Field[] {
  return [
    [DEFLATED, 2],
    [0, 2],
    [DOS_DATE, 2],
    [checksum, 4],
    [packed, 4],
    [size, 4],
  ];
}

function record(signature: number, fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [, length]) => sum + length, 0));
  let at = bytes.writeUInt32LE(signature, 0);
  for (const [value, length] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}

async function* measure(content: ZipEntry['content'], measured: { checksum: number; size: number }) {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    measured.checksum = crc32(bytes, measured.checksum);
    measured.size += bytes.length;
    yield bytes;
  }
}
