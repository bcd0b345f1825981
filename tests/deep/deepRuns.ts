import type { Runs } from '../records/sameVerdicts.ts';
import { deepSeed } from './deepSeed.ts';

const mostAtATime = 500;

/**
 * 10,000 records in all, or as many as `RECORDS` says.
 * @param parts among how many tests they are divided
 */
export function deepRuns(parts: number): Runs {
  const records = Math.ceil(Number(process.env.RECORDS ?? 10_000) / parts);
  return { records, atATime: Math.min(records, mostAtATime), seed: deepSeed() };
}
