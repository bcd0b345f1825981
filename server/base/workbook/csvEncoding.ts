import { createReadStream } from 'node:fs';

/** In which encoding a text is written, as `TextDecoder` calls it: what is no UTF-8 is from a program of Windows. */
export async function csvEncoding(file: string): Promise<'utf-8' | 'utf-16le' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      const bytes: Buffer = chunk;
      if (isFirst && isUtf16(bytes)) return 'utf-16le';
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

const lookedAt = 200;

/** Is a text by its beginning UTF-16, with its mark or, as ETIM publishes its tables, without? Letters then have a zero behind them. */
export function isUtf16(head: Buffer): boolean {
  if (head[0] === 0xff && head[1] === 0xfe) return true;
  const start = head.subarray(0, lookedAt);
  const zeros = start.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  return (
    start.length > 2 &&
    zeros > start.length / 4 &&
    !start.some((byte, index) => byte === 0 && index % 2 === 0)
  );
}
