import { setTimeout as wait } from 'node:timers/promises';

const everyMs = 100;

/** Waits until something is so; what fails meanwhile is not so. @returns after how many milliseconds it was */
export async function until(what: string, isSo: () => Promise<boolean>, longestMs: number): Promise<number> {
  const start = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - start > longestMs)
      throw new Error(`After ${longestMs} ms it is not so that ${what}.`);
    await wait(everyMs);
  }
  return performance.now() - start;
}
