import { isLanguage, type Language } from '../../../../resources/language/languages.ts';
import { because, type JudgedColumn } from '../content/JudgedColumn.ts';
import { languageOfTexts } from '../content/languageOfTexts.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import { ranks } from '../headings/ranks.ts';
import { headingKey, type KeptColumn } from './KeptColumn.ts';

/**
 * Takes columns for what they were taken for in the first file of their layout, whatever they hold now (behaviour B654). What the
 * company or the format says goes first.
 */
export function readAsBefore(
  columns: readonly JudgedColumn[],
  kept: readonly KeptColumn[],
  { headings, spoken }: { headings: HeadingIndex; spoken: Language },
): void {
  for (const { heading, letter, field, language, unit } of kept) {
    const called = columns.filter(({ cell }) => headingKey(cell.text) === heading);
    const sameLetter = called.find((each) => each.letter === letter);
    // Without a heading only its place tells a column.
    const column = sameLetter ?? (heading === '' ? undefined : called[0]);
    if (!column || isSettled(column)) continue;
    const said = languageOfTexts(column.values) ?? language;
    const meaning = headings.readFixed(
      { field, ...(isLanguage(said) && { language: said }), ...(unit !== null && { unit }) },
      spoken,
    );
    if (meaning.kind !== 'target') continue;
    const { target, rank } = meaning;
    Object.assign(column, { meaning, target, rank, how: 'content', reason: because('read-before') });
    column.proposals = [];
  }
}

/** Did the company or the format say what it is, or that it is not read? */
function isSettled({ meaning, rank }: JudgedColumn): boolean {
  return rank <= ranks.format || meaning.kind === 'ignored' || meaning.kind === 'raw';
}
