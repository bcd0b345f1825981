import { useMemo } from 'react';
import { accessKey } from '../../resources/entities/accessKey.ts';
import type { KeyScope } from '../../resources/platform/keyScopes.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';

/** How days, moments and scopes of keys are called. */
export function useKeyWords() {
  const labels = useLabels();
  const { language, platform } = useBackoffice();
  return useMemo(() => {
    const tag = languageTag(language, platform);
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
    const place = placeOf(accessKey, 'scopes');
    return {
      day: (day: string) => days.format(new Date(day)),
      moment: (moment: string) => moments.format(new Date(moment)),
      scope: (scope: KeyScope) => labels.choice(place, scope),
    };
  }, [labels, language, platform]);
}
