import { useCallback, useMemo, useState } from 'react';

/** Which fields of a form hold pictures that are lost with the page. */
export function useHolding() {
  const [names, setNames] = useState<readonly string[]>([]);
  const setHolding = useCallback(
    (name: string, isHolding: boolean) =>
      setNames((before) => {
        const others = before.filter((other) => other !== name);
        return isHolding ? [...others, name] : others;
      }),
    [],
  );
  const isHolding = names.length > 0;
  return useMemo(() => ({ isHolding, setHolding }), [isHolding, setHolding]);
}
