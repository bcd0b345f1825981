import { appendFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';

/**
 * The JSON report of vitest leaves out what failed outside every test (a promise that nobody awaited), although the run
 * fails of it. This reporter adds each as one line to the file that `UNHANDLED_ERRORS` names.
 */
export default class UnhandledErrors implements Reporter {
  async onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): Promise<void> {
    const file = process.env.UNHANDLED_ERRORS;
    if (file === undefined) return;
    await appendFile(
      file,
      errors.map(({ stack, message }) => `${JSON.stringify(stack ?? message)}\n`).join(''),
    );
  }
}
