import { foldedWords } from '../../../find/query/fold.ts';
import { wordsOf } from '../headings/words/Lexicon.ts';
import { isBesides, withoutNumbering } from './looseText.ts';

/** What programs and people call a sheet that says nothing of what is in it. */
const plain: ReadonlySet<string> = new Set(
  foldedWords(
    `sheet tabelle blatt tab feuil feuille foglio table page seite liste list lista csv json xml data daten donnees dati export import
    stand rev version neu new nouveau nuovo update final total alle all tous tutti januar februar marz april mai juni juli august
    september oktober november dezember`,
  ),
);

/** What a sheet is called, if that is what its products are: `Oberschränke`, and not `Tabelle1`, `Preise 2026` or `Artikel`. */
export function thingOfSheet(sheet: string): string {
  const name = withoutNumbering(sheet);
  const words = foldedWords(name).filter((word) => /\p{L}{3}/u.test(word));
  const isPlain = (word: string) =>
    plain.has(word.replace(/\d+$/, '')) || wordsOf(word).some(({ roles }) => roles.size > 0);
  return words.length === 0 || words.some(isPlain) || isBesides(name) ? '' : name;
}
