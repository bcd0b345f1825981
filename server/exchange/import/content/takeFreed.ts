import { because, take, type JudgedColumn } from './JudgedColumn.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { areDescriptions, areNames } from './holds/areNames.ts';

/**
 * What was only proposed because another column said the same is taken where that one has turned out to be something else: `Langtext`
 * beside a description that is the title (behaviour B771).
 */
export function takeFreed(columns: readonly JudgedColumn[]): void {
  const taken = new Set(columns.flatMap(({ target }) => (target ? [targetKey(target)] : [])));
  const freed = columns.flatMap((column) => {
    const target = column.target ? undefined : freedTarget(column);
    return target && !taken.has(targetKey(target)) ? [{ column, target }] : [];
  });
  for (const { column, target } of freed) {
    const isOnly = freed.every(
      (other) => other.column === column || targetKey(other.target) !== targetKey(target),
    );
    if (isOnly) take(column, target, because('heading'));
  }
}

/** The field of texts that another column was taken for first; which of several numbers is meant is decided elsewhere. */
function freedTarget({ proposals, reason, values }: JudgedColumn): ColumnTarget | undefined {
  const proposal = reason === null ? proposals.find((each) => each.reason.code === 'taken') : undefined;
  const isText = proposal?.target.kind === 'field' && proposal.target.language !== undefined;
  return isText && (areDescriptions(values) || areNames(values)) ? proposal.target : undefined;
}
