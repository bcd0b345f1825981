import type { Language } from '../../../../../resources/language/languages.ts';
import { importedField } from '../../importedFields.ts';
import type { ColumnTarget } from '../../target.ts';
import { because, propose, take, type JudgedColumn } from '../JudgedColumn.ts';
import { languageOfTexts, languageOfWords } from '../languageOfTexts.ts';

/** Names in several languages beside each other are all titles: `Grilles et bouches`, `Gitter und Ventile`; else the first one is. */
export function takeNamed(columns: readonly JudgedColumn[], language: Language): void {
  const field = importedField('title');
  const spoken = columns.map(({ cell, values }) => languageOfTexts(values) ?? languageOfWords(cell.text));
  const first = spoken[0] ?? language;
  for (const [at, column] of columns.entries()) {
    const own = at === 0 ? first : spoken[at];
    const isOther = own !== undefined && spoken.indexOf(own) === at && (at === 0 || own !== first);
    const target: ColumnTarget = { kind: 'field', field, language: own ?? language };
    if (isOther || at === 0) take(column, target, because('names'));
    else propose(column, target, because('names'));
  }
}
