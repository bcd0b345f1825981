import type { LayoutColumns } from './workbenchAnswers.ts';

/** Why a column of texts is asked about, and what is said of it meanwhile: they are in none of our languages. */
export const otherLanguage = 'other-language';

/**
 * Does a column wait for somebody to say what it means, or in which language its texts are to stand? One that was said to be nothing,
 * in a former file, does not.
 */
export function isOpenColumn({
  field,
  decided,
  filled,
  how,
  reason,
}: Pick<LayoutColumns['columns'][number], 'field' | 'decided' | 'filled' | 'how' | 'reason'>): boolean {
  if (decided !== null || filled === 0) return false;
  return field === null ? how === null : reason?.code === otherLanguage;
}
