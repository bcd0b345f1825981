import { nameKey } from '../catalogue/nameKey.ts';
import type { JudgedColumn } from '../content/JudgedColumn.ts';
import type { Numbering } from './Numbering.ts';

/** The columns by which the articles were numbered before, in their order; undefined where one is missing or is not to be read. */
export function columnsNumbered(
  columns: readonly JudgedColumn[],
  { parts }: Numbering,
): JudgedColumn[] | undefined {
  const found = parts.flatMap(({ heading, letter }) => {
    const called = columns.filter(({ cell }) => nameKey(cell.text) === nameKey(heading));
    const column = called.find((each) => each.letter === letter) ?? called[0];
    const isLeftOut = column?.meaning.kind === 'ignored' || column?.meaning.kind === 'raw';
    return column && !isLeftOut ? [column] : [];
  });
  return found.length === parts.length ? found : undefined;
}
