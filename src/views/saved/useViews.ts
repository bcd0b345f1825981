import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dropView, keepView, readViews } from '../../../providers/data/savedViews.ts';
import type { View } from '../../../resources/calls/savedViews.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

/** The views of a list that somebody may use, and how one is kept and taken away. Both throw `Problem`. */
export function useViews(list: string) {
  const { platform } = useBackoffice();
  const queries = useQueryClient();
  const queryKey = ['views', platform.key, list];
  const { data, error } = useQuery({ queryKey, queryFn: () => readViews(platform.key, list) });
  const renew = () => queries.invalidateQueries({ queryKey });
  return {
    views: data,
    error,
    keep: async (view: View) => {
      await keepView(platform.key, list, view);
      await renew();
    },
    drop: async (sid: string) => {
      // Where it is gone already, the menu learns of it too.
      await dropView(platform.key, list, sid).finally(renew);
    },
  };
}
