import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeWebhook,
  deleteWebhook,
  makeWebhook,
  readWebhooks,
  rotateWebhook,
  testWebhook,
} from '../../providers/data/webhooks.ts';
import type { ChangedWebhook, ShownWebhook, WantedWebhook, Webhook } from '../../resources/calls/webhook.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** The webhooks of the caller's companies, and what can be done with them. What makes, changes or renews one throws `Problem`. */
export function useWebhooks() {
  const text = useText();
  const queries = useQueryClient();
  const { platform } = useBackoffice();
  const queryKey = ['webhooks', platform.key];
  const { data, error } = useQuery({ queryKey, queryFn: () => readWebhooks(platform.key) });
  const read = () => queries.invalidateQueries({ queryKey });
  const make = (wanted: WantedWebhook): Promise<ShownWebhook> =>
    makeWebhook(platform.key, wanted).finally(() => void read());
  const change = ({ sid }: Webhook, changed: ChangedWebhook): Promise<Webhook> =>
    changeWebhook(platform.key, sid, changed).finally(() => void read());
  const rotate = ({ sid }: Webhook, overlapDays: number): Promise<ShownWebhook> =>
    rotateWebhook(platform.key, sid, overlapDays).finally(() => void read());
  const told = (work: Promise<unknown>, message: string): Promise<void> =>
    work
      .then(
        () => notify({ type: 'success', message }),
        (failure: unknown) => notify({ type: 'danger', message: messageOf(failure) }),
      )
      .finally(() => void read());
  const remove = ({ sid, name }: Webhook): Promise<void> =>
    told(deleteWebhook(platform.key, sid), text('webhooks.removed', { name }));
  const test = ({ sid }: Webhook): Promise<void> =>
    told(testWebhook(platform.key, sid), text('webhooks.tested'));
  return { data, error, make, change, rotate, remove, test };
}
