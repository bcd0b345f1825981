import { unitBehind } from '../headings/attributes/unitBehind.ts';
import { readNumber } from '../values/readNumber.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { areCurrencies } from './holds/areOfOffers.ts';
import { because, explain, type JudgedColumn } from './JudgedColumn.ts';

const fewestRows = 8;
/** So much of what a list holds has to be told. */
const most = 0.8;
/** Natural logarithms: the dearest tenth costs at least one and a half times the cheapest, whose ratio differs by an eighth at most. */
const leastSpread = 0.4;
const mostSpread = 0.12;
/** What is written to the cent, as discounts differ from group to group. */
const mostOfPrices = 0.15;
/** Prices are rounded. */
const rounded = 0.006;

/**
 * Columns that nobody knows are of offers if they hold currencies, if they rise and fall with the prices of the list, as a net price and one of
 * last year do, or if they are the discount between two of these (behaviour B776).
 */
export function explainOffers(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const prices = columns
    .filter(({ meaning }) => meaning.kind === 'offers')
    .flatMap((each) => numbersOf(each, rows));
  const open: { column: JudgedColumn; numbers: Numbers }[] = [];
  for (const column of columns.filter(isOpen)) {
    if (areCurrencies(column.values)) explain(column, because('offers'));
    else for (const numbers of numbersOf(column, rows)) open.push({ column, numbers });
  }
  for (const { column, numbers } of open)
    if (prices.some((price) => moveAlike(numbers, price))) {
      explain(column, because('with-prices'));
      prices.push(numbers);
    }
  for (const { column, numbers } of open)
    if (column.reason === null && areDiscounts(numbers, prices)) explain(column, because('offers'));
}

function isOpen({ target, meaning, reason, proposals, cell }: JudgedColumn): boolean {
  const isUnknown = !target && meaning.kind === 'unknown' && reason === null && proposals.length === 0;
  return isUnknown && unitBehind(cell.text) === undefined;
}

type Numbers = readonly (number | undefined)[];

/** What the rows say in the column, where most of it are numbers. */
function numbersOf({ cell }: JudgedColumn, rows: SampledRows): Numbers[] {
  const texts = rows.in(cell.column);
  const numbers = texts.map((text) => (text === '' ? undefined : valueOf(text)));
  const said = texts.filter((text) => text !== '').length;
  const read = numbers.filter((number) => number !== undefined).length;
  return read >= fewestRows && read >= said * most ? [numbers] : [];
}

function valueOf(text: string): number | undefined {
  const read = readNumber(text.replaceAll(/(?<=\d)[.'’](?=\d{3},)/g, ''));
  return read && 'value' in read && read.value > 0 ? read.value : undefined;
}

/** Do the two differ by nearly the same factor in nearly all rows, of things that cost little and much? */
function moveAlike(one: Numbers, price: Numbers): boolean {
  const pairs = one.flatMap((number, at) => {
    const other = price[at];
    return number === undefined || other === undefined ? [] : [[Math.log(number), Math.log(other)] as const];
  });
  if (pairs.length < fewestRows || pairs.length < one.filter((number) => number !== undefined).length * most)
    return false;
  const spread = spreadOf(pairs.map(([, other]) => other));
  const bound = areCents(one) ? Math.max(mostSpread, spread * mostOfPrices) : mostSpread;
  return spread >= leastSpread && spreadOf(pairs.map(([number, other]) => number - other)) <= bound;
}

function areCents(numbers: Numbers): boolean {
  const said = numbers.filter((number) => number !== undefined);
  const cents = said.filter((number) => {
    const tenths = number * 10;
    return isWhole(number * 100) && !isWhole(tenths);
  });
  return cents.length >= said.length / 2;
}

function isWhole(number: number): boolean {
  return Math.abs(number - Math.round(number)) < 1e-6;
}

/** Between the lower and the upper tenth. */
function spreadOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(0.9) - at(0.1);
}

/** Is it by how many per cent one price is below another in nearly all rows? */
function areDiscounts(numbers: Numbers, prices: readonly Numbers[]): boolean {
  if (numbers.some((number) => number !== undefined && number > 100)) return false;
  return prices.some((list) =>
    prices.some((net) => {
      if (net === list) return false;
      const told = numbers.flatMap((number, at) => {
        const [gross, paid] = [list[at], net[at]];
        if (number === undefined || gross === undefined || paid === undefined) return [];
        return [Math.abs(gross * (1 - number / 100) - paid) <= Math.max(rounded, gross * rounded)];
      });
      return told.length >= fewestRows && told.filter(Boolean).length >= told.length * most;
    }),
  );
}
