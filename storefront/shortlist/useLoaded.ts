import { useEffect, useState } from 'react';

/** What a load brought; `failed` when it did not, undefined while it runs. A load that is overtaken is dropped. */
export function useLoaded<T>(
  load: (signal: AbortSignal) => Promise<T>,
  key: string,
): T | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: T | 'failed' }>();
  useEffect(() => {
    const asking = new AbortController();
    const keep = (value: T | 'failed') => {
      if (!asking.signal.aborted) setLoaded({ key, value });
    };
    load(asking.signal).then(keep, () => keep('failed'));
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the key names all that the load depends on
  }, [key]);
  return loaded?.key === key ? loaded.value : undefined;
}
