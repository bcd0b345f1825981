import { open } from 'node:fs/promises';
import type { ImportFormat } from './reports/reportRow.ts';

const headBytes = 64;

/** What a file is by its first characters: JSON begins with a bracket, whatever else is judged as a workbook. */
export async function formatOf(file: string): Promise<ImportFormat> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return /^\uFEFF?\s*[[{]/.test(buffer.toString('utf8', 0, bytesRead)) ? 'json' : 'xlsx';
  } finally {
    await handle.close();
  }
}
