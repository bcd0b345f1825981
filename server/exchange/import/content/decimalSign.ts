import { isOfOffers } from './isOfOffers.ts';
import type { ColumnTarget } from '../target.ts';
import type { JudgedColumn } from './JudgedColumn.ts';

/** What stands between the whole and the fraction of a number. */
export type DecimalSign = '.' | ',';

const number = /^[^\d.,]{0,4}[+-]?(\d{1,3}(?:([.,'’\s])\d{3})*|\d+)(?:([.,])(\d+))?[^\d.,]{0,12}$/u;

/** The sign that a written number itself tells; undefined of one that leaves both possible, and of what is no number. */
function signIn(text: string): DecimalSign | undefined {
  // `0,410`: nobody groups a thousand of nothing.
  const [, ofNothing] = /^\D{0,4}0([.,])\d+/.exec(text.trim()) ?? [];
  if (ofNothing === '.' || ofNothing === ',') return ofNothing;
  const [, whole = '', grouping, decimal, fraction = ''] = number.exec(text.trim()) ?? [];
  const groups = whole.split(/[^\d]/).length;
  if (decimal === '.' || decimal === ',') {
    const isTold = grouping !== undefined || fraction.length !== 3 || whole === '0' || whole.length > 3;
    return isTold && grouping !== decimal ? decimal : undefined;
  }
  if (groups < 3) return undefined;
  return grouping === '.' ? ',' : grouping === ',' ? '.' : undefined;
}

/**
 * The decimal sign of the numbers of a sheet, by the columns whose numbers tell one, prices too; undefined where there are none, or of
 * both kinds. A column that says both, such as one of stocks, tells nothing.
 */
export function decimalSignOf(columns: readonly JudgedColumn[]): DecimalSign | undefined {
  return only(
    columns
      .filter((column) => isNumber(column.target) || column.meaning.kind === 'offers' || isOfOffers(column))
      .map(decimalSignIn),
  );
}

/** The decimal sign that the numbers of one column tell. */
export function decimalSignIn({ values }: JudgedColumn): DecimalSign | undefined {
  return only(values.cells.map(({ kind, text }) => (kind === 'text' ? signIn(text) : undefined)));
}

function only(signs: readonly (DecimalSign | undefined)[]): DecimalSign | undefined {
  const [sign, another] = new Set(signs.filter((each) => each !== undefined));
  return another === undefined ? sign : undefined;
}

/** The target with the sign of its numbers. */
export function withSign(target: ColumnTarget, decimal: DecimalSign | undefined): ColumnTarget {
  const isRead = target.kind === 'attribute' || (target.kind === 'field' && isNumber(target));
  return decimal && isRead ? { ...target, decimal } : target;
}

function isNumber(target: ColumnTarget | undefined): boolean {
  if (target?.kind === 'attribute') return target.attribute.kind === 'number';
  return target?.kind === 'field' && target.field.field.kind === 'number';
}
