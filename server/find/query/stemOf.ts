import type { Language } from '../../../resources/language/languages.ts';

const leastStem = 3;

/** Endings of the plural, of a case and of a gender. */
const endings: Record<Language, RegExp> = {
  de: /(?:ern|en|er|em|es|e|n|s)$/,
  en: /(?:(?<!s)e?s|e)$/,
  fr: /(?:es|s|x|e)$/,
  it: /h?[aeio]$/,
};

/** A folded word of a language without its ending: `turen`, `tur` and `fenetres`, `fenetre` are one. */
export function stemOf(word: string, language: Language): string {
  if (word.length <= leastStem || /\d/.test(word)) return word;
  // Of a short word only an e is surely an ending: `türe` is `tür`, `glas` is no `gla`.
  const stem = word.replace(word.length === leastStem + 1 ? /e$/ : endings[language], '');
  return stem.length >= leastStem ? stem : word;
}
