import type { CategoryWords, Spoken } from './CategoryWords.ts';
import type { ProductGroup } from './ProductGroups.ts';

/** By the words of the group; by those of what it stands in where these say nothing, as those of a series do. */
export function spokenOf({ said, within }: ProductGroup, words: CategoryWords): Map<string, Spoken> {
  const own = words.spokenOf(lastStep(said));
  return own.size > 0 || within === undefined ? own : words.spokenOf(lastStep(within));
}

/** `Elektro > Leuchten` is about `Leuchten`. */
export function lastStep(text: string): string {
  return text.split(/[>|›»→\\]/).findLast((step) => step.trim() !== '') ?? text;
}
