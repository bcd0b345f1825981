import { z } from 'zod';
import type { Language } from '../../../resources/language/languages.ts';
import type { PageMade } from './keysOfPage.ts';
import { ownWords } from './ownWords.ts';

/** What an answer is like: kinds that have much in common, the widest first, and the words that are its own. */
export interface Likeness {
  kinds: readonly string[];
  words: readonly string[];
}

const ofCategory = z.object({ mainCategory: z.object({ sid: z.string() }) });

/** Products of a category name the same others beside them. `where` is the platform and what else tells kinds apart. */
export function likenessOf(
  { screen, parameters, data }: Omit<PageMade, 'query'>,
  language: Language,
  ...where: string[]
): Likeness {
  const category = ofCategory.safeParse(data).data?.mainCategory.sid;
  const wide = [screen, language].join(' ');
  const kinds = [wide, [wide, ...where, category ?? ''].join(' ')];
  return { kinds, words: ownWords(parameters, data) };
}
