import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Person, ShownRight } from '../../../resources/calls/userRight.ts';
import {
  giveRight,
  searchPeople,
  takeRight,
  type Gift,
  type PeopleQuery,
  type Receiver,
} from '../../../providers/data/userRights.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useText } from '../../directory/useText.ts';
import { useRightWords } from './useRightWords.ts';

/** A page of people, and giving and taking their rights; both tell what was done and can be taken back. */
export function usePeople(query: PeopleQuery) {
  const text = useText();
  const words = useRightWords();
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: ['people', query],
    queryFn: ({ signal }) => searchPeople(query, signal),
    placeholderData: keepPreviousData,
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: ['people'] }), [queries]);

  /** Throws `Problem`; the caller shows it where it belongs. */
  const give = useCallback(
    async (person: Receiver & { name: string }, right: Gift & { orgaName?: string }) => {
      const { name, ...receiver } = person;
      const { orgaName: _, ...given } = right;
      const stored = await giveRight(receiver, given);
      await reload();
      notify({
        type: 'success',
        message: text('rights.given', { person: name, right: words.bound(right) }),
        // One that was there before has another end now: taking it would be more than to undo that.
        ...(stored.version === 1 && { undo: () => void told(takeRight(stored).then(reload)) }),
      });
    },
    [reload, text, words],
  );

  const take = useCallback(
    async (person: Person, right: ShownRight, why = '') => {
      await takeRight(right, why);
      await reload();
      const { right: kind, orgaCountry, until, note, hasEnded } = right;
      // What has ended cannot be given as it was.
      const again = !hasEnded && {
        right: kind,
        ...(orgaCountry && { orgaCountry }),
        ...(until && { until }),
        ...(note && { note }),
      };
      const receiver = receiverOf(person);
      notify({
        type: 'success',
        message: text('rights.taken', { person: words.person(person), right: words.bound(right) }),
        ...(again && { undo: () => void told(giveRight(receiver, again).then(reload)) }),
      });
    },
    [reload, text, words],
  );
  return { ...found, give, take };
}

/** By account where there is one. */
export function receiverOf({ sub, email }: Pick<Person, 'sub' | 'email'>): Receiver {
  return sub ? { sub } : { email: email ?? '' };
}

/** What the server refuses is shown as a notification. */
export async function told(done: Promise<unknown>): Promise<void> {
  await done.catch((error: Error) => notify({ message: error.message }));
}
