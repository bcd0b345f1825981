import { summaryOf } from '../../exchange/import/reports/describeReport.ts';
import type { SeenReport } from '../../exchange/import/reports/readReport.ts';
import { isDone } from '../../exchange/import/reports/watchReport.ts';

const keepAliveMs = 15_000;

/** Server-sent events (HTML Standard, section 9.2): `progress` each time, `done` at last. */
export async function* reportEvents(
  reports: AsyncGenerator<SeenReport>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let next = reports.next();
  while (!signal.aborted) {
    const timer = Promise.withResolvers<'silence'>();
    const timeout = setTimeout(() => timer.resolve('silence'), keepAliveMs);
    const result = await Promise.race([next, timer.promise]);
    clearTimeout(timeout);
    if (result === 'silence') yield ': still there\n\n';
    else if (result.done) return;
    else {
      const name = isDone(result.value) ? 'done' : 'progress';
      yield `event: ${name}\ndata: ${JSON.stringify(summaryOf(result.value))}\n\n`;
      next = reports.next();
    }
  }
}
