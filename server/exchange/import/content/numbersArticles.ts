import { isKey } from '../source/isKey.ts';
import type { JudgedColumn } from './JudgedColumn.ts';

/** Does the column number articles? One that shops leave empty says nothing. */
export function numbersArticles({ target, values }: JudgedColumn): boolean {
  return target !== undefined && isKey(target) && (values.cells.length > 0 || values.rows === 0);
}
