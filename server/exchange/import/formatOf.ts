import { open } from 'node:fs/promises';
import { fileKind } from '../../base/workbook/fileKind.ts';
import type { ImportFormat } from './reports/reportRow.ts';

const headBytes = 64;

/** What a file is by its content: JSON begins with a bracket; what is no table as text either is judged as a workbook. */
export async function formatOf(file: string): Promise<ImportFormat> {
  return (await isJson(file)) ? 'json' : tableFormatOf(file);
}

/** What a file of rows is by its content: a workbook, or a text with separators. */
export async function tableFormatOf(file: string): Promise<'xlsx' | 'csv'> {
  return (await fileKind(file)) === 'csv' ? 'csv' : 'xlsx';
}

async function isJson(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return /^\uFEFF?\s*[[{]/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await handle.close();
  }
}
