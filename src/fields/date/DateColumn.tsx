import { languageTag } from '../../../resources/platform/platforms.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { ColumnProps } from '../kindProps.ts';

/** A calendar day belongs to no time zone, so it is read in the one in which it is written. */
export function DateColumn({ value }: ColumnProps) {
  const { language, platform } = useBackoffice();
  const day = new Date(`${String(value)}T00:00:00Z`);
  return (
    <time dateTime={String(value)}>
      {day.toLocaleDateString(languageTag(language, platform), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
