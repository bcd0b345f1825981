import { createReadStream } from 'node:fs';
import { csvEncoding } from './csv/csvEncoding.ts';
import { fileHead } from './fileHead.ts';
import { WorkbookError } from './WorkbookError.ts';

const chunkBytes = 256 * 1024;

/** A piece of an XML file in UTF-8, and how many bytes of the file it was. */
export interface XmlChunk {
  chunk: Buffer;
  bytes: number;
}

/**
 * An XML file in UTF-8, whatever encoding it declares. One that declares UTF-8, or nothing, and is none, is from a program of
 * Windows.
 * @throws {WorkbookError} not-utf8 for an encoding that nobody knows
 */
export async function* xmlChunks(file: string): AsyncGenerator<XmlChunk> {
  const decoder = await decoderOf(file);
  for await (const read of createReadStream(file, { highWaterMark: chunkBytes })) {
    const chunk: Buffer = read;
    yield {
      chunk: decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk,
      bytes: chunk.length,
    };
  }
  const rest = decoder?.decode();
  if (rest) yield { chunk: Buffer.from(rest), bytes: 0 };
}

async function decoderOf(file: string): Promise<TextDecoder | undefined> {
  const { text } = await fileHead(file);
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
  const isUnicode = /^(?:utf-?(?:8|16)|us-ascii)$/i.test(declared);
  const encoding = isUnicode ? await csvEncoding(file) : declared;
  try {
    return encoding === 'utf-8' ? undefined : new TextDecoder(encoding);
  } catch {
    throw new WorkbookError('not-utf8', { entry: 'XML', encoding: declared.slice(0, 40) });
  }
}
