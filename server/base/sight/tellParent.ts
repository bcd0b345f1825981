import { z } from 'zod';
import type { Sight } from './Sight.ts';

/** What a process tells the one that began it. */
export const toldExposition = z.object({ exposition: z.string() });

/** Between two looks of whoever gathers them. */
const everyMs = 5000;

/** Lets whoever began this process say how it is, for as long as it lives. */
export function tellParent(sight: Sight): void {
  const tell = async () => {
    if (!process.connected) return;
    const told: z.output<typeof toldExposition> = { exposition: await sight.exposition() };
    process.send?.(told);
  };
  // Nobody misses one of them: the next says the same and more.
  const attempt = () => void tell().catch(() => {});
  attempt();
  setInterval(attempt, everyMs).unref();
}
