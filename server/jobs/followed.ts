import { randomUUID } from 'node:crypto';
import { onBehalfOf, type Origin } from '../base/sight/origin.ts';
import { jobBegan, jobDone } from '../base/sight/signals.ts';

/**
 * Does a job on behalf of the request that it follows from, and tells of it (behaviour B657). What comes by the timetable
 * has a number of its own.
 */
export async function followed<T>(job: string, from: Origin | undefined, run: () => Promise<T>): Promise<T> {
  const origin: Origin = { requestId: randomUUID(), ...from };
  const startedAt = Date.now();
  const began = performance.now();
  let hasFailed = true;
  jobBegan.tell(origin);
  try {
    const result = await onBehalfOf(origin, run);
    hasFailed = false;
    return result;
  } finally {
    jobDone.tell({ job, origin, startedAt, ms: performance.now() - began, hasFailed });
  }
}
