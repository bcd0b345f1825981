import { imports } from '../../../resources/limits.ts';
import { summaryOf } from '../../exchange/import/reports/describeReport.ts';
import type { SeenReport } from '../../exchange/import/reports/readReport.ts';
import { isEnded, lookOf } from '../../exchange/import/reports/watchReport.ts';

const keepAliveMs = 15_000;

/** Server-sent events (HTML Standard, section 9.2), each look of an import under an id of its own: `progress` each time, `done` at last. */
export async function* reportEvents(
  reports: AsyncGenerator<SeenReport>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield `retry: ${imports.lookAgainSeconds * 1000}\n\n`;
  let next = reports.next();
  while (!signal.aborted) {
    const timer = Promise.withResolvers<'silence'>();
    const timeout = setTimeout(() => timer.resolve('silence'), keepAliveMs);
    const result = await Promise.race([next, timer.promise]);
    clearTimeout(timeout);
    if (result === 'silence') yield ': still there\n\n';
    else if (result.done) return;
    else {
      const row = result.value;
      const name = isEnded(row) ? 'done' : 'progress';
      yield `id: ${lookOf(row)}\nevent: ${name}\ndata: ${JSON.stringify(summaryOf(row))}\n\n`;
      next = reports.next();
    }
  }
}
