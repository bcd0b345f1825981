const leastStem = 3;

/** A folded word without an ending of the plural or of a case: `turen`, `tur` and `fenetres`, `fenetre` are one. */
export function stemOf(word: string): string {
  if (word.length < leastStem + 2 || /\d/.test(word)) return word;
  const stem = word.replace(/(?:en|er|es|e|n|s)$/, '');
  return stem.length >= leastStem ? stem : word;
}
