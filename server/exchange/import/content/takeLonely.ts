import { fewestValues, shareOf, type ColumnValues, most, half } from './holds/ColumnValues.ts';
import { areDescriptions, averageLength } from './holds/areNames.ts';
import { areMakers } from './holds/areMakers.ts';
import { fitChoice } from './holds/fitChoice.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { isDay } from './holds/fitField.ts';
import { because, isField, take, type JudgedColumn } from './JudgedColumn.ts';
import { product } from '../../../../resources/entities/product.ts';
import { targetKey } from '../target.ts';

const nearlyAll = 0.9;
const longestName = 40;
const shortestText = 25;
/** The same sentence in each row describes none. */
const fewestTexts = 3;
const fewestEach = 1.5;
const mostEach = 15;

/** What columns hold that are these, by the name of the field. */
const fitting: Readonly<Record<string, (values: ColumnValues) => boolean>> = {
  productLine: (values) =>
    averageLength(values) <= longestName &&
    shareOf(values, ({ text }) => /\p{L}{3}/u.test(text)) >= most &&
    shareOfDifferent(values) <= half,
  brand: areMakers,
  description: (values) =>
    areDescriptions(values) &&
    averageLength(values) >= shortestText &&
    new Set(values.cells.map(({ text }) => text.trim())).size >= fewestTexts,
  orderQuantity: (values) =>
    shareOf(values, ({ text }) => /^[1-9]\d*(?:[.,]0+)?$/.test(text.trim())) >= nearlyAll,
  orderUnit: (values) => fitChoice(values, product.fields.orderUnit),
  endOfSale: (values) => values.cells.length <= values.rows * half && shareOf(values, isDay) >= most,
  variantGroup: (values) => {
    const each = 1 / shareOfDifferent(values);
    return each >= fewestEach && each <= mostEach && shareOf(values, ({ text }) => /\d/.test(text)) >= most;
  },
};

/**
 * What a heading may mean is what its column is, if no other one is or may be that, and its values are such as it would hold: `XX_SERIE`
 * above a few names (behaviour B775).
 */
export function takeLonely(columns: readonly JudgedColumn[]): void {
  const open = columns.filter((column) => mayBeOne(column) !== undefined);
  for (const column of open) {
    const name = mayBeOne(column) as string;
    const fits = fitting[name];
    const isOnly = !columns.some((other) => other !== column && (isField(other, name) || mayBe(other, name)));
    const [proposal] = column.proposals;
    if (fits && proposal && isOnly && column.values.cells.length >= fewestValues && fits(column.values))
      take(column, proposal.target, because('only-one'));
  }
}

/** The field that a heading may mean, and nothing else. */
function mayBeOne({ target, proposals, reason }: JudgedColumn): string | undefined {
  const [first, another] = proposals;
  const isOpen = !target && reason === null && first && !another && first.reason.code === 'similar';
  return isOpen && first.target.kind === 'field' ? first.target.field.name : undefined;
}

function mayBe({ target, proposals }: JudgedColumn, name: string): boolean {
  return !target && proposals.some((each) => targetKey(each.target).split('.')[0] === name);
}
