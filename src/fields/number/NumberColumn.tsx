import { languageTag } from '../../../resources/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ColumnProps } from '../kindProps.ts';

export function NumberColumn({ value }: ColumnProps) {
  const { language, platform } = useBackoffice();
  return <>{Number(value).toLocaleString(languageTag(language, platform))}</>;
}
