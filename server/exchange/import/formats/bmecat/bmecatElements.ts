import { utf16Of } from '../../../../base/workbook/csv/csvEncoding.ts';
import { filePieces } from '../../../../base/workbook/filePieces.ts';
import { fileHead } from '../../../../base/workbook/fileHead.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { ElementReader } from './ElementReader.ts';
import type { XmlElement } from './XmlElement.ts';

/**
 * The elements of these names as they are read, in batches to be gone through at once, with the bytes of the file that were
 * read until then.
 * @param encoding of the file, as `bmecatEncoding` says it
 * @throws {WorkbookError} for what is no well-formed XML, or beyond `bmecatLimits`
 */
export async function* bmecatElements(
  file: string,
  wanted: ReadonlySet<string>,
  encoding: string,
): AsyncGenerator<{ elements: Iterable<XmlElement>; bytes: number }> {
  const reader = new ElementReader(wanted);
  const decoder = encoding === 'utf-8' ? undefined : new TextDecoder(encoding);
  let bytes = 0;
  for await (const piece of filePieces(file)) {
    bytes += piece.length;
    const elements = reader.feed(decoder ? Buffer.from(decoder.decode(piece, { stream: true })) : piece);
    yield { elements, bytes };
  }
  if (decoder) yield { elements: reader.feed(Buffer.from(decoder.decode())), bytes };
  yield { elements: reader.finish(), bytes };
}

/**
 * The encoding that the file declares, as `TextDecoder` calls it: UTF-8 where it says nothing.
 * @throws {WorkbookError} not-utf8 for an encoding that nobody knows
 */
export async function bmecatEncoding(file: string): Promise<string> {
  const { bytes, text } = await fileHead(file);
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
  if (/^(?:utf-?(?:8|16)|us-ascii)$/i.test(declared)) return utf16Of(bytes) ?? 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    throw new WorkbookError('not-utf8', { entry: 'BMEcat', encoding: declared });
  }
}
