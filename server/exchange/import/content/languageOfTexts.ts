import { languages, type Language } from '../../../../resources/language/languages.ts';
import { withoutMarkup } from '../values/withoutMarkup.ts';
import type { ColumnValues } from './holds/ColumnValues.ts';

/** Short words that texts about products have in one of the languages only, and letters of its own. */
const words: Record<Language, RegExp> = {
  de: /\b(?:mit|für|und|der|die|das|aus|ohne|auf|zum|zur|bis|weiss|weiß|schwarz|stück|inkl|oder|ist|nicht|eine?r?)\b|[äöüß]/giu,
  en: /\b(?:with|for|and|the|of|without|from|white|black|incl|or|is|not|to)\b/giu,
  fr: /\b(?:avec|pour|de|et|le|la|les|des|du|sans|sur|blanc|noir|ou|une?|en|au|aux|est|dim)\b|[éèêçœ]|\b[dl]['’]/giu,
  it: /\b(?:con|per|e|il|lo|della?|dei|senza|bianco|nero|oppure|una?|in|al|di|da|è)\b|[òìù]/giu,
};
/** The same of languages that are none of ours, also such words and letters as these share with ours. */
const others: readonly RegExp[] = [
  // Spanish and Portuguese
  /(?<!\p{L})(?:con|de|para|el|la|los|las|del|y|en|por|sin|una?|al|blanco|negro|acero)(?!\p{L})|[ñó]/giu,
  /(?<!\p{L})(?:com|de|para|do|da|dos|das|e|em|sem|uma?|por|branco|preto|aço)(?!\p{L})|[ãõç]/giu,
  // Dutch, Swedish, Danish and Norwegian
  /(?<!\p{L})(?:met|voor|van|het|een|en|de|zonder|op|bij|wit|zwart|te)(?!\p{L})/giu,
  /(?<!\p{L})(?:och|med|för|av|till|utan|på|är|vit|svart|i|en)(?!\p{L})|[åäö]/giu,
  /(?<!\p{L})(?:og|med|til|af|uden|på|hvid|sort|i|en)(?!\p{L})|[åæ]/giu,
  // Polish, Czech and Slovak, Croatian and Slovene, Hungarian, Romanian, Turkish
  /(?<!\p{L})(?:do|na|dla|ze|oraz|bez|od|z)(?!\p{L})|[ąęłśżźćń]/giu,
  /(?<!\p{L})(?:na|bez|se|do|ze|pro|s)(?!\p{L})|[ěřůčšžýľťď]/giu,
  /(?<!\p{L})(?:za|bez|od|na|sa|s)(?!\p{L})|[čšžđć]/giu,
  /(?<!\p{L})(?:és|egy|fehér|fekete|nélkül)(?!\p{L})|[őűáí]/giu,
  /(?<!\p{L})(?:cu|pentru|din|fără|și|alb|negru|de)(?!\p{L})|[ășțâ]/giu,
  /(?<!\p{L})(?:ve|için|ile|beyaz|siyah)(?!\p{L})|[ğışİ]/gu,
  // Other scripts
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Arabic}\p{Script=Hebrew}]{2,}/gu,
];
/** `EN 1337` and `IN` are no words of French or Italian. */
const signs = /(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu;
/** `EN 388 4131X`, also where no letter is small. */
const standards = /(?<!\p{L})(?:(?:DIN|EN|ISO|IEC|NF|SN|UNI)[\s-]+)+(?=\d)/gu;
const fewestHits = 5;
/** Five words among hundreds of names are chance, and one alone that some have is part of a name: `De Luxe`. */
const fewestPerText = 0.05;
const fewestOfOneWord = 0.3;
/** The next language must have so much less. */
const lead = 2;

/** The language that most of these texts are in; undefined where they do not tell it beyond doubt, and of another one than ours. */
export function languageOfTexts(values: ColumnValues): Language | undefined {
  const text = textOf(values);
  const hits = languages
    .map((language) => ({ language, count: countIn(text, words[language]) }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = hits;
  const fewest = Math.max(fewestHits, values.cells.length * fewestPerText);
  if (!first || first.count < fewest || first.count < (second?.count ?? 0) * lead) return undefined;
  const isOneWord = differentIn(text, words[first.language]) === 1;
  if (isOneWord && first.count < values.cells.length * fewestOfOneWord) return undefined;
  return isOther(text, first.count) ? undefined : first.language;
}

/** Are these texts in a language that is none of ours, such as Spanish? */
export function areInOtherLanguage(values: ColumnValues): boolean {
  const text = textOf(values);
  return isOther(text, Math.max(...languages.map((language) => countIn(text, words[language]))));
}

/** Does another language say more of a text than ours do, and in several words? `el.` behind each of them is none. */
function isOther(text: string, ours: number): boolean {
  return others.some((of) => {
    const isMore = countIn(text, of) >= Math.max(fewestHits, ours * clearly);
    return isMore && differentIn(text, of) >= fewestDifferent;
  });
}

const clearly = 1.2;
const fewestDifferent = 3;

function textOf({ cells }: ColumnValues): string {
  return (
    cells
      .map((cell) => (cell.kind === 'text' ? readable(cell.text).replaceAll(standards, ' ') : ''))
      // Where all is in capitals, words are too.
      .map((each) => (/\p{Ll}/u.test(each) ? each.replaceAll(signs, ' ') : each))
      .join('\n')
  );
}

function countIn(text: string, of: RegExp): number {
  return text.match(of)?.length ?? 0;
}

function differentIn(text: string, of: RegExp): number {
  return new Set(text.match(of)?.map((hit) => hit.toLowerCase())).size;
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
