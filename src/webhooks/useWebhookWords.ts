import { useMemo } from 'react';
import { webhook } from '../../resources/entities/webhook.ts';
import { languageTag } from '../../resources/platform/platforms.ts';
import type { WebhookKind } from '../../resources/platform/webhookKinds.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { placeOf } from '../directory/Place.ts';
import { useLabels } from '../directory/useLabels.ts';

/** How moments are written, and what a webhook tells of is called. */
export function useWebhookWords() {
  const labels = useLabels();
  const { language, platform } = useBackoffice();
  return useMemo(() => {
    const moments = new Intl.DateTimeFormat(languageTag(language, platform), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const place = placeOf(webhook, 'kinds');
    return {
      moment: (moment: string) => moments.format(new Date(moment)),
      kind: (kind: WebhookKind) => labels.choice(place, kind),
    };
  }, [labels, language, platform]);
}
