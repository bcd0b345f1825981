import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { explained } from './driver.ts';

/** A transaction whose connection takes copied rows, and gives them. */
export interface CopyTarget {
  /** Does something with the connection when all that was asked before is answered. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** A COPY from the program; to be called in turn, which lasts until the stream has ended. */
  copy(text: string): Writable;
  /** A COPY to the program; likewise. */
  copyOut(text: string): Readable;
}

const chunkCharacters = 256 * 1024;

/**
 * Writes rows into a table by COPY, streamed with back pressure; returns how many. `table` and
 * `columns` are names of the program, never input. What else the transaction is asked waits until all rows are there.
 */
export async function copyRows(
  tx: CopyTarget,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Promise<number> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  let count = 0;
  let faultOfRows: unknown;
  async function* lines() {
    let chunk = '';
    try {
      for await (const row of rows) {
        count += 1;
        chunk += `${row.map(encode).join('\t')}\n`;
        if (chunk.length < chunkCharacters) continue;
        yield chunk;
        chunk = '';
      }
    } catch (error) {
      faultOfRows = error;
      throw error;
    }
    yield chunk;
  }
  await tx.inTurn(() =>
    pipeline(lines, tx.copy(`copy ${table} (${names}) from stdin`)).catch((error: unknown) => {
      if (error === faultOfRows) throw error;
      explained(error);
    }),
  );
  return count;
}
/** An array becomes an array of text, another object JSON; a JSON list comes as its text. */
function encode(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escape(`{${value.map(arrayElement).join(',')}}`);
  return escape(JSON.stringify(value));
}

/** One element of an array literal (PostgreSQL documentation, 8.15.6). */
function arrayElement(value: unknown): string {
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escape(text: string): string {
  return /[\\\n\r\t]/.test(text)
    ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
    : text;
}
