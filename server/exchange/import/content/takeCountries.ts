import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { ranks } from '../headings/ranks.ts';
import { areCountries } from './holds/fitCountries.ts';
import { shareOfChoices } from './holds/fitAttribute.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';
import { shareOf, type ColumnValues } from './holds/ColumnValues.ts';
import type { SampledRows } from './composed/SampledRows.ts';
import { isOfCountries, offeredBy } from './offeredBy.ts';

/** `Orig.` above codes of countries says where a product is from, whichever attribute its words are like. */
export function takeCountries(columns: readonly JudgedColumn[], rows: SampledRows): void {
  const origin = fieldTarget('countryOfOrigin');
  if (columns.some((column) => isField(column, 'countryOfOrigin'))) return;
  const number = columns.find((column) => isField(column, 'articleNumber'));
  // An article that is listed for several countries is sold there, and not made.
  const isOfSales = ({ cell }: JudgedColumn) =>
    number !== undefined && rows.withSeveral(number.cell.column, cell.column) > leastSold;
  const [only, another] = columns.filter(
    (column) => areCountries(column.values) && mayBeOrigin(column) && !isOfSales(column),
  );
  if (only && !another) take(only, origin, because('values'));
}

/** Does its heading say the country, or nothing else than that it is one, as only codes of several are? */
function mayBeOrigin({ target, meaning, rank, values }: JudgedColumn): boolean {
  if (!target && offeredBy(meaning).some(isOfCountries)) return true;
  const areCodes = values.cells.every(({ text }) => /^[A-Z]{2}$/.test(text.trim()));
  // `Herk.` may be the name of an attribute, too.
  if (target?.kind === 'attribute')
    return (
      (rank >= ranks.words && shareOf(values, isWord) === 1) ||
      (areCodes && shareOfChoices(values, target) === 0)
    );
  const different = new Set(values.cells.map(({ text }) => text.trim())).size;
  return (
    !target &&
    meaning.kind === 'unknown' &&
    areCodes &&
    areMakersOfGoods(values) &&
    different >= fewestCountries
  );
}

/** Are most of these codes of countries that make goods, and not of makers or of what a list abbreviates? */
export function areMakersOfGoods(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => makersOfGoods.has(text.trim())) >= mostly;
}

/** A length of `100` is the number of a country, too. */
function isWord({ text }: SheetCell): boolean {
  return /\p{L}{2}/u.test(text);
}

const fewestCountries = 3;
const mostly = 0.8;
/** Such a share of the articles is listed for several countries at least. */
const leastSold = 0.1;
/** Letters of any kind are codes of countries, too, but hardly of these alone: `MC`, `MA`, `RE` are makers. */
const makersOfGoods: ReadonlySet<string> = new Set(
  `AT BA BE BG BR CA CH CN CZ DE DK EE ES FI FR GB GR HK HR HU ID IE IL IN IT JP KR LI LT LV MX MY NL NO NZ PL PT RO RS SE SG SI SK TH
    TR TW UA UK US VN`.split(/\s+/),
);
