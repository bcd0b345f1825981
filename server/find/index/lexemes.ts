import type { Language, Translated } from '../../../resources/languages.ts';
import { languagesOf, type DatasetKey } from '../../../resources/platforms.ts';
import { textIn } from '../../../resources/translate.ts';
import { fold, foldedWords } from '../query/fold.ts';
import { lexemePrefix } from './lexemePrefix.ts';
import type { SearchedProduct } from './searchedProduct.ts';
import { isStopWord } from '../query/stopWords.ts';
import { titleParts } from './titleParts.ts';

const longestWord = 60;
const longestSortedTitle = 80;
const mostRemembered = 20_000;

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
 * What a product is found by: title, subtitle, names of its categories, its company and product line, and
 * attribute values, in every language of its platform, but for words that tell nothing. A missing translation is found by what is shown instead.
 */
export function documentOf(product: SearchedProduct, memory: WordMemory): SearchDocument {
  const lexemes = new Set<string>();
  const titles: Record<Language, string | null> = { de: null, en: null, fr: null, it: null };
  const whole: string[] = [];
  for (const language of languagesOf(product.platform)) {
    const scope = lexemePrefix(product.platform, language);
    const title = fold(textIn(product.title, language));
    titles[language] = title.slice(0, longestSortedTitle);
    whole.push(title);
    const add = (words: readonly string[]) => {
      for (const word of words)
        if (word && !isStopWord(word)) lexemes.add(scope + word.slice(0, longestWord));
    };
    add(title.split(' '));
    add(foldedWords(textIn(product.subTitle, language)));
    for (const name of product.categoryNames) add(remembered(memory, name, language));
    if (product.orgaName) add(remembered(memory, product.orgaName, language));
    if (product.lineTitle) add(remembered(memory, product.lineTitle, language));
    for (const text of product.attributeTexts) add(remembered(memory, text, language));
  }
  const { id, platform, popularity } = product;
  return { id, platform, popularity, lexemes, titles, parts: titleParts(whole) };
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
