import type { Language } from '../../../../../resources/language/languages.ts';
import type { JudgedColumn } from '../JudgedColumn.ts';

/** The language of the texts that a column is taken for. */
export function languageOf({ target }: JudgedColumn): Language | undefined {
  return target?.kind === 'field' ? target.language : undefined;
}
