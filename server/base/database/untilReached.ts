import { AssertionError } from 'node:assert';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseProblem } from './databaseProblem.ts';
import { explained } from './driver.ts';

const pauseMs = 1000;

/**
 * Does something that asks the database, and again for as long as that is away: a process that starts during an outage waits
 * for its end. Throws what else is wrong.
 * @param onFailure is told each time
 */
export async function untilReached<T>(
  work: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await work().catch(reached);
    } catch (error) {
      if (databaseProblem(error)?.statusCode !== 503) throw error;
      onFailure(error);
      await wait(pauseMs);
    }
  }
}

/** Libraries tell of the driver what it has told them; of themselves that they were used wrongly. */
function reached(error: unknown): never {
  if (error instanceof AssertionError) throw error;
  return explained(error);
}
