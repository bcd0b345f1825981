import { attributePrefix } from '../../../resources/finding/attributePrefix.ts';
import { brokenRules, doubtCode, ruleOf } from '../../../resources/plausibility/implausible.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import type { SourceCell } from './source/sourceRow.ts';
import { targetKey } from './target.ts';
import type { ReadingFault } from './values/unreadable.ts';

/**
 * What hardly goes together in the values of a row, each with the cell where it is mended (behaviour B452): a notice, with
 * which the row is taken. A row is judged by what it says itself; whole products are judged after the import.
 */
export function doubtsOf(
  { attributes, mainCategory }: Row,
  cells: readonly SourceCell[],
): { cell: SourceCell | undefined; fault: ReadingFault }[] {
  if (!isRow(attributes)) return [];
  const category = typeof mainCategory === 'string' ? mainCategory : null;
  return brokenRules(attributes, category).map((name) => {
    const { attributes: about, values } = ruleOf(name);
    const key = attributePrefix + about[0];
    return {
      cell: cells.find(({ target }) => targetKey(target) === key),
      fault: { code: doubtCode(name), severity: 'warning', ...(values && { values }) },
    };
  });
}
