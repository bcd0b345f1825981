import { createReadStream } from 'node:fs';
import { csvEncoding } from '../../../../base/workbook/csv/csvEncoding.ts';
import { fileHead } from '../../../../base/workbook/fileHead.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { ElementReader } from './ElementReader.ts';
import type { XmlElement } from './XmlElement.ts';

const chunkBytes = 256 * 1024;

/**
 * The elements of these names as they are read, in batches, with the bytes of the file that were read until then.
 * @param encoding of the file, as `bmecatEncoding` says it
 * @throws {WorkbookError} for what is no well-formed XML, or beyond `bmecatLimits`
 */
export async function* bmecatElements(
  file: string,
  wanted: ReadonlySet<string>,
  encoding: string,
): AsyncGenerator<{ elements: XmlElement[]; bytes: number }> {
  const reader = new ElementReader(wanted);
  const decoder = encoding === 'utf-8' ? undefined : new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const read: Buffer = chunk;
    bytes += read.length;
    yield {
      elements: reader.feed(decoder ? Buffer.from(decoder.decode(read, { stream: true })) : read),
      bytes,
    };
  }
  const rest = decoder ? reader.feed(Buffer.from(decoder.decode())) : [];
  yield { elements: [...rest, ...reader.finish()], bytes };
}

/**
 * The encoding that the file declares, as `TextDecoder` calls it. One that says UTF-8, or nothing, and is none, is from a
 * program of Windows.
 * @throws {WorkbookError} not-utf8 for an encoding that nobody knows
 */
export async function bmecatEncoding(file: string): Promise<string> {
  const { text } = await fileHead(file);
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
  if (/^(?:utf-?(?:8|16)|us-ascii)$/i.test(declared)) return csvEncoding(file);
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new WorkbookError('not-utf8', { entry: 'BMEcat', encoding: declared });
  }
}
