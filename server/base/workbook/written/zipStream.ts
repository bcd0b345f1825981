import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of the zip; its content is pulled when its turn comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

/** The first day that a zip file knows, so that equal content gives equal bytes. */
const undated = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

/** A zip file as a stream of bytes, begun when the first is asked for: nothing is kept but a line per entry. */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const file = new PassThrough();
  const stop = new AbortController();
  // yazl takes no notice of a content that fails: the file would wait for the rest of it for ever.
  addEntries(zip, entries, stop.signal).catch((error: Error) => file.destroy(error));
  try {
    yield* zip.outputStream.pipe(file);
  } finally {
    // Once nobody takes the file any more, no content is asked for more.
    stop.abort();
  }
}

async function addEntries(
  zip: ZipFile,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, content } of entries) {
    const source = Readable.from(content, { signal, objectMode: false });
    zip.addReadStream(source, name, undated);
    // Which entries follow may depend on what was written into this one.
    await finished(source);
  }
  zip.end();
}
