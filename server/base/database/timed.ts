import { currentOrigin } from '../sight/origin.ts';
import { statementAnswered } from '../sight/signals.ts';

/** Asks, and tells how long that took whoever listens. */
export async function timed<T>(text: string, ask: () => Promise<T>): Promise<T> {
  if (!statementAnswered.isHeard) return ask();
  const began = performance.now();
  let hasFailed = true;
  try {
    const answer = await ask();
    hasFailed = false;
    return answer;
  } finally {
    const ms = performance.now() - began;
    statementAnswered.tell({ origin: currentOrigin(), startedAt: Date.now() - ms, ms, text, hasFailed });
  }
}
