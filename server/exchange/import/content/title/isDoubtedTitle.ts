import { meansField } from '../../headings/meansField.ts';
import type { JudgedColumn } from '../JudgedColumn.ts';

/** Is it called a title, and another column is it? */
export function isDoubtedTitle({ target, meaning }: JudgedColumn): boolean {
  return !target && meansField(meaning) && meaning.target.field.name === 'title';
}
