import { saysItemAlone } from '../headings/says/saysItemAlone.ts';
import { importedField } from '../importedFields.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { fewestValues, shareOf, most } from './holds/ColumnValues.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { languageOfTexts } from './languageOfTexts.ts';
import { because, isField, take, type JudgedColumn } from './JudgedColumn.ts';

/** What most products have in common is how they look, or where they belong. */
const leastDifferent = 0.2;
const longestCut = 4;
const fewLists = 0.2;

/** What is called model beside a number and a title says more of the product (behaviour B577). */
export function takeModels(columns: readonly JudgedColumn[], language: Language): void {
  const title = columns.find((column) => isField(column, 'title'));
  if (!title || !columns.some((column) => isField(column, 'articleNumber'))) return;
  const [model, another] = columns.filter(
    ({ target, cell, values }) =>
      !target &&
      saysItemAlone(cell.text) &&
      // `Mat.` may be so much.
      cell.text.trim().length > longestCut &&
      values.cells.length >= fewestValues &&
      shareOfDifferent(values) >= leastDifferent &&
      // `DP8, DP18, DS40`: what a spare part fits.
      shareOf(values, ({ text }) => /[,;]\s*\S/.test(text)) < fewLists &&
      shareOf(values, ({ text }) => /\p{L}{2}/u.test(text)) >= most,
  );
  if (!model || another) return;
  // `Articolo` beside `Artikel (de)` is the same in another language.
  const isOther =
    title.target?.kind === 'field' && title.target.isNamed && title.target.language !== language;
  if (isOther && languageOfTexts(model.values) === language)
    return take(model, { kind: 'field', field: importedField('title'), language }, because('only-text'));
  if (columns.some((column) => isField(column, 'subTitle'))) return;
  const reason = because('models', { column: title.letter });
  take(model, { kind: 'field', field: importedField('subTitle'), language }, reason);
}
