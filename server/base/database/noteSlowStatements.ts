import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { slowStatementMs } from '../../../resources/limits.ts';
import { text as column } from './column.ts';
import type { SystemQueries } from './queries.ts';
import { verbatim } from './sql.ts';
import { statementAnswered } from '../sight/signals.ts';

/** One line for each statement in this time, however often it is slow. */
const pauseMs = 600_000;
/** So many different ones are told apart. */
const mostKnown = 500;
/** One statement alone: of several, all but the first would be carried out. */
const hasPlan = /^\s*(select|with|insert|update|delete|merge)\b[^;]*$/i;

/**
 * Tells the log of statements that take long, with the plan that the server makes for any values (PostgreSQL 16 and later); values
 * themselves are in neither (behaviour B660).
 */
export function noteSlowStatements(db: SystemQueries, log: Pick<Logger, 'warn'>): void {
  const told = new LRUCache<string, true>({ max: mostKnown, ttl: pauseMs });
  statementAnswered.hear(({ text, ms, origin, hasFailed }) => {
    if (ms < slowStatementMs || !hasPlan.test(text)) return;
    if (told.has(text)) return;
    told.set(text, true);
    void planOf(db, text).then((plan) =>
      log.warn(
        { ms: Math.round(ms), failed: hasFailed, request: origin?.requestId, statement: text, plan },
        'slow statement',
      ),
    );
  });
}

async function planOf(db: SystemQueries, text: string): Promise<string | undefined> {
  const lines = await db
    .rows({ 'QUERY PLAN': column() }, verbatim(`explain (generic_plan) ${text}`))
    .catch(() => []);
  return lines.length > 0 ? lines.map((line) => line['QUERY PLAN']).join('\n') : undefined;
}
