import type { Language } from '../../../../../resources/language/languages.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { wordsOf } from '../words/Lexicon.ts';
import { languagesOf } from '../words/readWords.ts';
import { languageOfCell } from './languageNamed.ts';

const lettered = /^(.{2,}?)[\s_.:/([-]+([DEFI])[\])]?$/i;

/**
 * Headings of one sheet that name languages by a letter alone, with these: `Text D` beside `Text F`, or `Bezeichnung D` beside
 * `Désignation F`, each in its own words. One alone may be called so for any reason.
 */
export function languageLetters(headings: readonly string[]): Map<string, { text: string; named: Language }> {
  const read = headings.flatMap((heading) => {
    const [, text = '', letter = ''] = lettered.exec(heading.trim()) ?? [];
    const named = letter === '' ? undefined : languageOfCell(letter);
    return named ? [{ heading, text, named }] : [];
  });
  const byText = Map.groupBy(read, ({ text }) => nameKey(text));
  const many = [...byText.values(), read.filter(isInItsWords)].filter(
    (same) => new Set(same.map(({ named }) => named)).size > 1,
  );
  return new Map(many.flat().map(({ heading, text, named }) => [heading, { text, named }]));
}

function isInItsWords({ text, named }: { text: string; named: Language }): boolean {
  return languagesOf(wordsOf(text)).includes(named);
}
