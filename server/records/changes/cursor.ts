import { z } from 'zod';
import { keepDays } from '../../../resources/limits.ts';
import { HttpProblem, malformed } from '../../base/problems.ts';

/** Where somebody stands in the feed: in what is there, or in what changed since. Its moments are seconds. */
export type Cursor = {
  /** What was asked, of which database, and what of it is seen; another question has cursors of its own. */
  asked: string;
  /** Everything that this snapshot of the database shows is told, or told before the end of what is there. */
  since: string;
  sinceAt: number;
} & (
  | { phase: 'there'; entity: string; lastId: number }
  | { phase: 'changed'; within?: { until: string; untilAt: number; xid: string; id: number } | undefined }
);

const seconds = z.int().min(0);
/** As PostgreSQL writes a `pg_snapshot`. */
const snapshotShape = /^\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?$/;
const snapshot = z.string().refine((text) => snapshotShape.test(text) && isSnapshot(text));
const common = { asked: z.string(), since: snapshot, sinceAt: seconds };
const cursor = z.union([
  z.strictObject({ ...common, phase: z.literal('there'), entity: z.string(), lastId: z.int() }),
  z.strictObject({
    ...common,
    phase: z.literal('changed'),
    within: z
      .strictObject({ until: snapshot, untilAt: seconds, xid: z.string().regex(/^\d{1,19}$/), id: z.int() })
      .optional(),
  }),
]);

/** A cursor as it is handed out. */
export function writeCursor(at: Cursor): string {
  return Buffer.from(JSON.stringify(at)).toString('base64url');
}

/**
 * What somebody shows as a cursor of this question. Throws 400 for what is none, and 410 for one of another question, of
 * other rights, or so old that the record of changes has forgotten what comes after it: who is told so begins anew.
 */
export function readCursor(text: string, asked: string): Cursor {
  const read = cursor.safeParse(parsed(Buffer.from(text, 'base64url').toString()));
  if (!read.success) throw malformed([{ path: 'after', code: 'no-cursor' }]);
  const age = Date.now() / 1000 - read.data.sinceAt;
  // A day is left for whoever is reading while the oldest changes are taken away.
  if (read.data.asked !== asked || age > (keepDays.changes - 1) * 86_400)
    throw new HttpProblem(410, 'cursor-gone');
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSnapshot(text: string): boolean {
  const [from = '', to = '', between = ''] = text.split(':');
  const [least, most] = [BigInt(from), BigInt(to)];
  const running = between ? between.split(',').map(BigInt) : [];
  const isInOrder = running.every(
    (xid, index) => xid >= least && xid < most && xid > (running[index - 1] ?? -1n),
  );
  return least > 0n && least <= most && isInOrder;
}
