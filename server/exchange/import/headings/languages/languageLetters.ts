import type { Language } from '../../../../../resources/language/languages.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { wordsOf } from '../words/Lexicon.ts';
import { languagesOf } from '../words/readWords.ts';
import { languageOfCell } from './languageNamed.ts';

const lettered = /^(.{2,}?)[\s_.:/([-]+([DEFI])[\])]?$/i;

/**
 * Headings of one sheet that name languages by a letter alone, with these: `Text D` beside `Text F`, or `Bezeichnung D` beside
 * `Désignation F`, each in its own words. One alone may be called so for any reason, unless it stands beside the same without a letter and
 * its texts are in that language: `Bezeichnung_F` beside `Bezeichnung`.
 * @param spokenIn the language in which the texts below a heading are, if they tell it
 */
export function languageLetters(
  headings: readonly string[],
  spokenIn: (at: number) => Language | undefined,
): Map<string, { text: string; named: Language }> {
  const plain = new Set(headings.map(nameKey));
  const read = headings.flatMap((heading, at) => {
    const [, text = '', letter = ''] = lettered.exec(heading.trim()) ?? [];
    const named = letter === '' ? undefined : languageOfCell(letter);
    return named ? [{ heading, text, named, at }] : [];
  });
  const byText = Map.groupBy(read, ({ text }) => nameKey(text));
  const many = [...byText.values(), read.filter(isInItsWords)].filter(
    (same) => new Set(same.map(({ named }) => named)).size > 1,
  );
  const alone = read.filter(({ text, named, at }) => plain.has(nameKey(text)) && spokenIn(at) === named);
  return new Map([...many.flat(), ...alone].map(({ heading, text, named }) => [heading, { text, named }]));
}

function isInItsWords({ text, named }: { text: string; named: Language }): boolean {
  return languagesOf(wordsOf(text)).includes(named);
}
