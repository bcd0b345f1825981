import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { grantRequest, readRequests, refuseRequest, type Gift } from '../../../providers/data/userRights.ts';
import type { WaitingRequest } from '../../../resources/calls/accessRequest.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useText } from '../../directory/useText.ts';
import { useRightWords } from './useRightWords.ts';

/** Who waits for an answer of the caller, and answering them; both tell what was done. */
export function useRequests(isEnabled = true) {
  const text = useText();
  const words = useRightWords();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['people', 'requests'],
    queryFn: readRequests,
    enabled: isEnabled,
  });

  /** Throws `Problem`. Somebody else may have answered: the list is read anew whatever comes. */
  const answer = useCallback(
    async (request: WaitingRequest, done: Promise<void>, said: 'granted' | 'refused') => {
      await done.finally(() => queries.invalidateQueries({ queryKey: ['people'] }));
      notify({ type: 'success', message: text(`rights.${said}`, { person: words.person(request.person) }) });
    },
    [queries, text, words],
  );
  const grant = useCallback(
    (request: WaitingRequest, right: Omit<Gift, 'invite'>) =>
      answer(request, grantRequest(request.id, right), 'granted'),
    [answer],
  );
  const refuse = useCallback(
    (request: WaitingRequest, why: string) => answer(request, refuseRequest(request.id, why), 'refused'),
    [answer],
  );
  return { data, grant, refuse };
}
