import type { SourceRow } from '../source/sourceRow.ts';

/** What a row says in a field, as it is written; undefined where it says nothing. */
export function saidIn({ cells }: Pick<SourceRow, 'cells'>, name: string): string | undefined {
  const cell = cells.find(({ target, given }) => {
    const isField = target.kind === 'field' && target.field.name === name;
    return isField && (given.kind === 'text' || given.kind === 'number') && given.text.trim() !== '';
  });
  return cell?.given.text;
}
