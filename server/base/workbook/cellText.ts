import { workbookLimits as limits } from './limits.ts';
import type { CellFault } from './sheetRow.ts';

const ESCAPE = /_x([\da-fA-F]{4})_/g;

/** `_x000D_` and its like stand for one UTF-16 unit each (ECMA-376 part 1, 22.9.2.19, ST_Xstring). */
export function unescapeCellText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(ESCAPE, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}

/** A text that no database or screen can take as it is; NUL and half characters come in through escapes. */
export function cellTextFault(text: string): CellFault | undefined {
  if (text.length > limits.cellLength) return 'text-too-long';
  return text.includes('\0') || !text.isWellFormed() ? 'forbidden-character' : undefined;
}
