import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { activityKinds } from '../../resources/calls/activity.ts';
import type { AskedActivity } from '../../providers/data/activity.ts';

export type Asked = Omit<AskedActivity, 'before'>;

const texts = ['who', 'entity', 'field', 'orgaSid', 'since', 'until'] as const;

/** What is asked of the activity: the address says it, so that a link shows the same. */
export function useAsked(): { asked: Asked; ask: (next: Asked) => void; isNarrowed: boolean } {
  const [query, setQuery] = useSearchParams();
  const asked = useMemo((): Asked => {
    const said = texts.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    });
    const kind = activityKinds.find((one) => one === query.get('kind'));
    return { ...Object.fromEntries(said), ...(kind && { kind }) };
  }, [query]);
  const ask = useCallback(
    (next: Asked) => {
      const said = Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []));
      setQuery(new URLSearchParams(said), { replace: true });
    },
    [setQuery],
  );
  return { asked, ask, isNarrowed: Object.keys(asked).length > 0 };
}
