import type { Language, Translated } from '../../../resources/languages.ts';
import { languagesOf, type DatasetKey } from '../../../resources/platforms.ts';
import { textIn } from '../../../resources/translate.ts';
import { fold, foldedWords, umlautWords } from '../query/fold.ts';
import { isStopWord } from '../query/stopWords.ts';
import { factsOf } from './factsOf.ts';
import { factPrefix, lexemePrefix, widePrefix } from './lexemePrefix.ts';
import type { SearchedProduct } from './searchedProduct.ts';
import { titleParts } from './titleParts.ts';

const longestWord = 60;
const longestSortedTitle = 80;
const mostRemembered = 20_000;
/** Of a long text as many words are searched. */
const mostTold = 120;
const leastTold = 4;

/** The folded words of texts that many products share: names, labels. Kept for one run of a writer. */
export type WordMemory = Map<string, readonly string[]>;

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
    const adding = (prefix: string) => (words: readonly string[]) => {
      for (const word of words)
        if (word && !isStopWord(word)) lexemes.add(prefix + word.slice(0, longestWord));
    };
    const addOwn = adding(lexemePrefix(platform, language));
    const addWide = adding(widePrefix(platform, language));
    addOwn(title.split(' '));
    if (language === 'de')
      for (const text of [product.title, product.subTitle, ownCategory?.name])
        addOwn(umlautWords(textIn(text, language)));
    addOwn(foldedWords(textIn(product.subTitle, language)));
    addOwn(foldedWords(product.keywords?.[language] ?? ''));
    if (ownCategory) addOwn(remembered(memory, ownCategory.name, language));
    for (const { value, label } of product.values)
      if (label ?? typeof value === 'string') addOwn(remembered(memory, label ?? String(value), language));
    for (const { name } of above) addWide(remembered(memory, name, language));
    if (product.brand) addWide(remembered(memory, product.brand, language));
    if (product.orgaName) addWide(remembered(memory, product.orgaName, language));
    if (product.lineTitle) addWide(remembered(memory, product.lineTitle, language));
    addWide(told(product.description?.[language] ?? ''));
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

function remembered(memory: WordMemory, source: string | Translated, language: Language): readonly string[] {
  const text = typeof source === 'string' ? source : textIn(source, language);
  const known = memory.get(text);
  if (known) return known;
  const words = foldedWords(text);
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(text, words);
  return words;
}
