import type { Language } from '../../../resources/language/languages.ts';
import { languagesOf, type DatasetKey } from '../../../resources/platform/platforms.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { fold, foldedWords, umlautWords } from '../query/fold.ts';
import { isStopWord } from '../query/stopWords.ts';
import { factsOf } from './factsOf.ts';
import { factPrefix, lexemePrefix, widePrefix } from './lexemePrefix.ts';
import type { SearchedProduct } from './searchedProduct.ts';
import { titleParts } from './titleParts.ts';
import type { WordMemory } from './WordMemory.ts';

const longestSortedTitle = 80;
/** Of a long text as many words are searched. */
const mostTold = 120;
const leastTold = 4;

/** A search row. */
export interface SearchDocument {
  id: number;
  platform: DatasetKey;
  popularity: number;
  lexemes: ReadonlySet<string>;
  /** Folded titles, by language; null where the platform does not speak it. */
  titles: Record<Language, string | null>;
  /** The titles as they are looked through. */
  parts: string;
}

/**
 * What a product is found by, in every language of its platform, but for words that tell nothing. Its own words are those
 * of its title, its subtitle, its keywords, the name of its category and its values; apart from them stand the names above it, its
 * brand, its company, its product line and its long text; and what is known of it in every language. A missing translation is found
 * by what is shown instead, long texts only where they are written.
 */
export function documentOf(product: SearchedProduct, memory: WordMemory): SearchDocument {
  const lexemes = new Set<string>();
  const titles: Record<Language, string | null> = { de: null, en: null, fr: null, it: null };
  const whole: string[] = [];
  const { id, platform, popularity } = product;
  const [ownCategory, ...above] = product.categories;
  for (const language of languagesOf(platform)) {
    const title = fold(textIn(product.title, language));
    titles[language] = title.slice(0, longestSortedTitle);
    whole.push(title);
    const [own, wide] = [lexemePrefix(platform, language), widePrefix(platform, language)];
    const add = (prefix: string, words: readonly string[]) => {
      for (const word of words) {
        const lexeme = memory.lexeme(prefix, word);
        if (lexeme !== '') lexemes.add(lexeme);
      }
    };
    const addShared = (prefix: string, text: string) => {
      for (const lexeme of memory.lexemes(prefix, text)) lexemes.add(lexeme);
    };
    add(own, title.split(' '));
    if (language === 'de')
      for (const text of [product.title, product.subTitle, ownCategory?.name])
        add(own, umlautWords(textIn(text, language)));
    add(own, foldedWords(textIn(product.subTitle, language)));
    add(own, foldedWords(product.keywords?.[language] ?? ''));
    if (ownCategory) addShared(own, textIn(ownCategory.name, language));
    for (const { value, label } of product.values)
      if (label ?? typeof value === 'string') addShared(own, label ? textIn(label, language) : String(value));
    for (const { name } of above) addShared(wide, textIn(name, language));
    if (product.brand) addShared(wide, product.brand);
    if (product.orgaName) addShared(wide, product.orgaName);
    if (product.lineTitle) addShared(wide, textIn(product.lineTitle, language));
    add(wide, told(product.description?.[language] ?? ''));
  }
  const prefix = factPrefix(platform);
  for (const fact of factsOf(product)) lexemes.add(prefix + fact);
  return { id, platform, popularity, lexemes, titles, parts: titleParts(whole) };
}

/** The first words of a long text that tell something. */
function told(text: string): string[] {
  const words = foldedWords(text).filter((word) => word.length >= leastTold && !isStopWord(word));
  return [...new Set(words)].slice(0, mostTold);
}
