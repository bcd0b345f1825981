import type { Language } from '../../../../../resources/language/languages.ts';
import { saysItemAlone } from '../../headings/says/saysItemAlone.ts';
import { saysLongText } from '../../headings/says/saysLongText.ts';
import { wordsOf } from '../../headings/words/Lexicon.ts';
import { languagesOf } from '../../headings/words/readWords.ts';
import { importedField } from '../../importedFields.ts';
import { because, isField, isSaid, take, type JudgedColumn } from '../JudgedColumn.ts';
import { fewestValues } from '../holds/ColumnValues.ts';
import { areNames, averageLength } from '../holds/areNames.ts';
import { areShared } from '../holds/areShared.ts';
import { languageOfTexts } from '../languageOfTexts.ts';
import { isShort } from './isShort.ts';
import { languageOf } from './languageOf.ts';
import { textTarget } from './textTarget.ts';

/**
 * `Descrizione prodotto` beside `Produktbezeichnung` and `Désignation`, and no description in any of them: its name too. So is
 * `Descrizione` beside `Bezeichnung`, where it is as short and in its language.
 */
export function takeOtherLanguages(columns: readonly JudgedColumn[]): void {
  const languagesIn = (name: string) =>
    columns.filter((column) => isField(column, name)).map((column) => languageOf(column));
  const titled = new Set(languagesIn('title'));
  const described = languagesIn('description');
  for (const column of columns) {
    const isOnly = isField(column, 'description') && !isSaid(column) && described.length === 1;
    const isAlike = (saysFirst(column.cell.text) && titled.size > 1) || isAsShort(column, columns);
    if (isOnly && isAlike && isShort(column) && !titled.has(languageOf(column)))
      take(column, textTarget(column, 'title'), because('only-text'));
    else if (!column.target && saysItemAlone(column.cell.text) && areOwnNames(column))
      takeItem(column, titled);
  }
}

function areOwnNames({ values }: JudgedColumn): boolean {
  return areNames(values) && !areShared(values);
}

/** `Articolo` above names beside `Artikel (DE)`: what products are called in its own language. */
function takeItem(column: JudgedColumn, titled: Set<Language | undefined>): void {
  const [own, another] = languagesOf(wordsOf(column.cell.text));
  const language = languageOfTexts(column.values) ?? (another ? undefined : own);
  if (!language || titled.has(language)) return;
  take(column, { kind: 'field', field: importedField('title'), language }, because('only-text'));
  titled.add(language);
}

/** Does it say in the language of its heading about as much as the title does in another one? */
function isAsShort(column: JudgedColumn, columns: readonly JudgedColumn[]): boolean {
  const { values } = column;
  const title = columns.find((other) => isField(other, 'title'));
  if (!title || saysLongText(column.cell.text) || values.cells.length < fewestValues) return false;
  const isShorter = averageLength(values) <= averageLength(title.values) * nearlyAsLong;
  return isShorter && languageOfTexts(values) === languageOf(column);
}

const nearlyAsLong = 1.3;

/** `Testo 1`, of which there may be more. */
function saysFirst(heading: string): boolean {
  return /(?<!\d)1(?!\d)/.test(heading);
}
