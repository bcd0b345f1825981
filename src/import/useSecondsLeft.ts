import { useEffect, useRef, useState } from 'react';
import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { secondsLeft } from './secondsLeft.ts';

const everyMs = 1000;

/** About how many seconds the import still takes, each second anew. */
export function useSecondsLeft(summary: ImportSummary | undefined): number | undefined {
  const [left, setLeft] = useState<number>();
  /** Seconds after which it was last seen reading. */
  const readIn = useRef<number>(undefined);
  useEffect(() => {
    if (!summary) return;
    const came = Date.now();
    if (summary.stage === 'reading') readIn.current = summary.seconds ?? undefined;
    const tell = () => setLeft(secondsLeft(summary, (Date.now() - came) / 1000, readIn.current));
    const [soon, timer] = [setTimeout(tell), setInterval(tell, everyMs)];
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [summary]);
  return left;
}
