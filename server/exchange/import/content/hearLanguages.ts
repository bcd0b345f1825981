import { otherLanguage } from '../../../../resources/calls/isOpenColumn.ts';
import { languages, type Language } from '../../../../resources/language/languages.ts';
import { ranks } from '../headings/ranks.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import type { ColumnTarget } from '../target.ts';
import { areInOtherLanguage, languageOfTexts } from './languageOfTexts.ts';
import { because, doubt, propose, type JudgedColumn } from './JudgedColumn.ts';

/**
 * Texts are in the language that they are written in, unless their heading says another (behaviour B517). Where no column says it of
 * each row, that is the language of all of them.
 */
export function hearLanguages(columns: readonly JudgedColumn[]): void {
  const isPerRow = columns.some(({ target }) => target?.kind === 'language');
  for (const column of columns) {
    const { target, rank, values } = column;
    if (target?.kind !== 'field' || !target.language || target.isNamed || rank <= ranks.format) continue;
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

/** Texts in a language that is none of ours are not read where others say the same in one of these (behaviour B680). */
export function leaveOtherLanguages(columns: readonly JudgedColumn[]): void {
  const foreign = new Set(columns.filter(isInOtherLanguage));
  for (const column of foreign) {
    const isSaid = columns.some((other) => !foreign.has(other) && saysTheSame(other, column));
    if (isSaid) doubt(column, because(otherLanguage));
  }
}

/** Those that are left stand in the language of the import until somebody says another, which is asked (behaviour B680). */
export function askForLanguages(columns: readonly JudgedColumn[], language: Language): void {
  if (columns.some(({ target }) => target?.kind === 'language')) return;
  leaveOtherLanguages(columns);
  for (const column of columns) {
    const { target } = column;
    if (target?.kind !== 'field' || !isInOtherLanguage(column)) continue;
    const inLanguage = (said: Language): ColumnTarget => ({ ...target, language: said, isNamed: true });
    Object.assign(column, {
      target: inLanguage(language),
      reason: because(otherLanguage),
      proposals: [],
    });
    for (const said of new Set([language, ...languages]))
      propose(column, inLanguage(said), because('asked-language'));
  }
}

function isInOtherLanguage({ cell, target, rank, values }: JudgedColumn): boolean {
  if (target?.kind !== 'field' || !target.language || target.isNamed || rank <= ranks.format) return false;
  return areInOtherLanguage(values) || (isCalledAbroad(cell.text) && !languageOfTexts(values));
}

/** Is its heading in none of our languages: `Omschrijving`, whatever stands above it? */
function isCalledAbroad(heading: string): boolean {
  const telling = wordsOf(heading).filter(({ roles }) => roles.has('name') || roles.has('text'));
  return telling.length > 0 && telling.every(({ languages: spoken }) => spoken.size === 0);
}

function saysTheSame({ target }: JudgedColumn, { cell, target: other }: JudgedColumn): boolean {
  if (target?.kind !== 'field' || other?.kind !== 'field') return false;
  // What is a description abroad is often what products are called.
  return target.field === other.field || (isCalledAbroad(cell.text) && target.field.name === 'title');
}
