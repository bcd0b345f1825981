import type { JudgedColumn } from '../JudgedColumn.ts';

/** Is it called a title, and another column is it? */
export function isDoubtedTitle({ target, meaning }: JudgedColumn): boolean {
  return (
    !target &&
    meaning.kind === 'target' &&
    meaning.target.kind === 'field' &&
    meaning.target.field.name === 'title'
  );
}
