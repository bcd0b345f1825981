import { nameKey } from '../../catalogue/nameKey.ts';
import { importedField } from '../../importedFields.ts';
import { because, isField, take, type JudgedColumn } from '../JudgedColumn.ts';
import { isShort } from './isShort.ts';

/** `Description 2` says more beside the title `Description`, or `Description 1`. */
export function takeSecond({ cell, target }: JudgedColumn, columns: readonly JudgedColumn[]): void {
  const key = `${nameKey(cell.text).replace(/1$/, '')}2`;
  const second = columns.find(
    (column) => !column.target && nameKey(column.cell.text) === key && isShort(column),
  );
  if (!second || columns.some((column) => isField(column, 'subTitle')) || target?.kind !== 'field') return;
  const { language } = target;
  take(
    second,
    { kind: 'field', field: importedField('subTitle'), ...(language && { language }) },
    because('beside-title'),
  );
}
