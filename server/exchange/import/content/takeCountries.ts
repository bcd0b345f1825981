import { ranks } from '../headings/ranks.ts';
import { areCountries, shareOfChoices } from './judgeContent.ts';
import { because, fieldTarget, isField, take, type JudgedColumn } from './JudgedColumn.ts';
import { isOfCountries, offeredBy } from './offeredBy.ts';

/** `Orig.` above codes of countries says where a product is from, whichever attribute its words are like. */
export function takeCountries(columns: readonly JudgedColumn[]): void {
  const origin = fieldTarget('countryOfOrigin');
  if (columns.some((column) => isField(column, 'countryOfOrigin'))) return;
  const [only, another] = columns.filter((column) => areCountries(column.values) && mayBeOrigin(column));
  if (only && !another) take(only, origin, because('values'));
}

/** Does its heading say the country, or nothing else than that it is one, as only codes of several are? */
function mayBeOrigin({ target, meaning, rank, values }: JudgedColumn): boolean {
  if (!target && offeredBy(meaning).some(isOfCountries)) return true;
  const areCodes = values.cells.every(({ text }) => /^[A-Z]{2}$/.test(text.trim()));
  // `Herk.` may be the name of an attribute, too.
  if (target?.kind === 'attribute')
    return areCodes && (rank >= ranks.words || shareOfChoices(values, target) === 0);
  const different = new Set(values.cells.map(({ text }) => text.trim())).size;
  return !target && meaning.kind === 'unknown' && areCodes && different >= fewestCountries;
}

const fewestCountries = 3;
