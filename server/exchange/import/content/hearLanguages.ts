import { ranks } from '../headings/ranks.ts';
import { languageOfTexts } from './languageOfTexts.ts';
import type { JudgedColumn } from './JudgedColumn.ts';

/**
 * Texts are in the language that they are written in, unless their heading says another (behaviour B517). Where no column says it of
 * each row, that is the language of all of them.
 */
export function hearLanguages(columns: readonly JudgedColumn[]): void {
  const isPerRow = columns.some(({ target }) => target?.kind === 'language');
  for (const column of columns) {
    const { target, rank, values } = column;
    if (target?.kind !== 'field' || !target.language || target.isNamed || rank < ranks.synonym) continue;
    const language = languageOfTexts(values);
    if (language) column.target = { ...target, language, ...(!isPerRow && { isNamed: true }) };
  }
}

/** Columns that say the same in several languages keep to these, so that none of them takes the place of another. */
export function keepLanguagesApart(columns: readonly JudgedColumn[]): void {
  if (columns.some(({ target }) => target?.kind === 'language')) return;
  for (const column of columns) {
    const { target } = column;
    if (target?.kind !== 'field' || !target.language) continue;
    const isOther = columns.some(
      ({ target: other }) =>
        other?.kind === 'field' && other.field === target.field && other.language !== target.language,
    );
    if (isOther) column.target = { ...target, isNamed: true };
  }
}
