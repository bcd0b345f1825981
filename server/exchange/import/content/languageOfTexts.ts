import { languages, type Language } from '../../../../resources/language/languages.ts';
import { withoutMarkup } from '../values/withoutMarkup.ts';
import type { ColumnValues } from './ColumnValues.ts';

/** Short words that texts about products have in one of the languages only, and letters of its own. */
const words: Record<Language, RegExp> = {
  de: /\b(?:mit|für|und|der|die|das|aus|ohne|auf|zum|zur|bis|weiss|weiß|schwarz|stück|inkl|oder|ist|nicht|eine?r?)\b|[äöüß]/giu,
  en: /\b(?:with|for|and|the|of|without|from|white|black|incl|or|is|not|to)\b/giu,
  fr: /\b(?:avec|pour|de|et|le|la|les|des|du|sans|sur|blanc|noir|ou|une?|en|au|aux|est|dim)\b|[éèêçœ]|\b[dl]['’]/giu,
  it: /\b(?:con|per|e|il|lo|della?|dei|senza|bianco|nero|oppure|una?|in|al|di|da|è)\b|[òìù]/giu,
};
/** `EN 1337` and `IN` are no words of French or Italian. */
const signs = /(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu;
const fewestHits = 5;
/** The next language must have so much less. */
const lead = 2;

/** The language that most of these texts are in; undefined where they do not tell it beyond doubt. */
export function languageOfTexts({ cells }: ColumnValues): Language | undefined {
  const text = cells
    .map((cell) => (cell.kind === 'text' ? readable(cell.text) : ''))
    // Where all is in capitals, words are too.
    .map((each) => (/\p{Ll}/u.test(each) ? each.replaceAll(signs, ' ') : each))
    .join('\n');
  const hits = languages
    .map((language) => ({ language, count: text.match(words[language])?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = hits;
  if (!first || first.count < fewestHits || first.count < (second?.count ?? 0) * lead) return undefined;
  return first.language;
}

/** Names of tags are words of no language. */
function readable(text: string): string {
  return /[<&]/.test(text) ? withoutMarkup(text) : text;
}

/** The language of the small words of one heading, such as `Grilles et bouches`; undefined where it has none, or of several. */
export function languageOfWords(text: string): Language | undefined {
  const said = languages.filter((language) => text.match(words[language]) !== null);
  return said.length === 1 ? said[0] : undefined;
}
