import { targetKey } from '../target.ts';
import { most, shareOf, type ColumnValues } from './holds/ColumnValues.ts';
import { areShared } from './holds/areShared.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { areKinds } from './namesKinds.ts';
import { takeOnly } from './takeOnly.ts';

/**
 * Where nothing else says the category, kinds of things below `Typ` are it (behaviour B792), and groups with their numbers, whatever they are
 * called: `08 - Alogene`.
 */
export function takeKinds(columns: readonly JudgedColumn[]): void {
  if (!columns.some((column) => isField(column, 'articleNumber'))) return;
  const reason = because('only-group');
  takeOnly(
    columns,
    'mainCategory',
    reason,
    ({ proposals, values }) =>
      areKinds(values) && proposals.some(({ target }) => targetKey(target) === 'mainCategory'),
  );
  takeOnly(
    columns,
    'mainCategory',
    reason,
    ({ meaning, values }) => meaning.kind === 'unknown' && areShared(values) && areNumbered(values),
  );
}

function areNumbered(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => /^\d{1,4}\s*[-–.:]\s+\p{L}{3}/u.test(text.trim())) >= most;
}
