import { useQuery, useQueryClient } from '@tanstack/react-query';
import { makeKey, readKeys, revokeKey, rotateKey } from '../../providers/data/keys.ts';
import type { AccessKey, ShownAccessKey, WantedKey } from '../../resources/calls/key.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';

/** The keys of the caller's companies, and making, renewing and revoking them. What makes or renews one throws `Problem`. */
export function useKeys() {
  const text = useText();
  const queries = useQueryClient();
  const { platform } = useBackoffice();
  const queryKey = ['keys', platform.key];
  const { data, error } = useQuery({ queryKey, queryFn: () => readKeys(platform.key) });
  const read = () => queries.invalidateQueries({ queryKey });
  const make = (wanted: WantedKey): Promise<ShownAccessKey> =>
    makeKey(platform.key, wanted).finally(() => void read());
  const rotate = ({ sid }: AccessKey, overlapDays: number): Promise<ShownAccessKey> =>
    rotateKey(platform.key, sid, overlapDays).finally(() => void read());
  const revoke = ({ sid, name }: AccessKey): Promise<void> =>
    revokeKey(platform.key, sid)
      .then(
        () => notify({ type: 'success', message: text('keys.revoked', { name }) }),
        (failure: unknown) => notify({ type: 'danger', message: messageOf(failure) }),
      )
      .finally(() => void read());
  return { data, error, make, rotate, revoke };
}
