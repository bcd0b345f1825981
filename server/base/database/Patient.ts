import { setTimeout as wait } from 'node:timers/promises';
import type { Compiled } from './sql.ts';
import type { Answer } from './driver.ts';
import { Handle } from './Handle.ts';
import { isServerAway } from './isServerAway.ts';

/** What answers statements that are written out. */
export interface Reader {
  execute(compiled: Compiled): Promise<Answer>;
  /** Several of them in one journey, each of which answers one JSON value. */
  executeTogether(statements: readonly Compiled[]): Promise<unknown[]>;
}

/** A server is started again, or another one takes its place, within about this. */
const patienceMs = 4000;
const firstPauseMs = 50;

/**
 * Reads again what no server has answered, for some seconds: a visitor notices no restart and no switch-over (behaviour
 * B667). Only what can be read twice may be asked here.
 */
export class Patient extends Handle {
  constructor(reader: Reader) {
    super(
      (compiled) => patiently(() => reader.execute(compiled)),
      (statements) => patiently(() => reader.executeTogether(statements)),
    );
  }
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (!isServerAway(error) || performance.now() + pauseMs > end) throw error;
      await wait(pauseMs, undefined, { ref: false });
    }
  }
}
