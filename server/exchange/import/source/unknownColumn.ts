import type { UnderstoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import { columnName } from '../../../base/workbook/cellReference.ts';

/** Of a heading, or of a value at fault, a report shows so much. */
export const longestHeading = 200;

/** A column of which nothing is understood yet. @param column from 1 */
export function unknownColumn(column: number, heading: string): UnderstoodColumn {
  return {
    column: columnName(column),
    heading: heading.slice(0, longestHeading),
    field: null,
    how: null,
    reason: null,
    proposals: [],
    samples: [],
    filled: 0,
  };
}
