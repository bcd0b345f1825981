import { createReadStream } from 'node:fs';
import { windowsPage, type WindowsPage } from './windowsPage.ts';

/** In which encoding a text is written, as `TextDecoder` calls it: what is no UTF-8 is from a program of Windows. */
export async function csvEncoding(file: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | WindowsPage> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      const bytes: Buffer = chunk;
      const wide = isFirst ? utf16Of(bytes) : undefined;
      if (wide) return wide;
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return windowsPage(file);
    throw error;
  }
}

const lookedAt = 200;

/**
 * Which UTF-16 a text is by its beginning, with its mark or, as ETIM publishes its tables, without: letters then have a zero
 * behind them, or before. Undefined for any other text.
 */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const start = head.subarray(0, lookedAt);
  const behind = start.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  const before = start.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  if (start.length <= 2 || Math.max(behind, before) <= start.length / 4) return undefined;
  if (before === 0) return 'utf-16le';
  return behind === 0 ? 'utf-16be' : undefined;
}
