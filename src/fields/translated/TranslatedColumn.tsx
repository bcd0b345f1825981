import { shown } from '../../../resources/language/translate.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import type { ColumnProps } from '../kindProps.ts';
import { LanguageTag } from './LanguageTag.tsx';

/** The text in the reader's language, else in the first one that has it, which is then named. */
export function TranslatedColumn({ value }: ColumnProps) {
  const { language } = useBackoffice();
  const found = shown(translatedOf(value), language);
  if (!found) return null;
  const isFallback = found.languageUsed !== language;
  return (
    <span lang={found.languageUsed}>
      {found.text}
      {isFallback && <LanguageTag language={found.languageUsed} />}
    </span>
  );
}
