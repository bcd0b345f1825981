import { languageTag } from '../../../resources/platform/platforms.ts';
import type { NumberField } from '../../../resources/kinds/field.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ColumnProps } from '../kindProps.ts';
import { Share } from './Share.tsx';

/** A number in a list, as the language writes it; a share also as a bar. */
export function NumberColumn({ place, value }: ColumnProps<NumberField>) {
  const { language, platform } = useBackoffice();
  if (place.field.share) return <Share value={Number(value)} />;
  return <>{Number(value).toLocaleString(languageTag(language, platform))}</>;
}
