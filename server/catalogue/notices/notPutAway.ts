import type { NoticeKindName } from '../../../resources/noticeKinds.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Reader } from './News.ts';

/**
 * The condition on news of a kind that the reader has not put away, for the statement that counts off how many are told: what
 * was put away takes no place (behaviour B602). `subject` is what the row is called among them.
 */
export function notPutAway({ caller, where }: Reader, kind: NoticeKindName, subject: Sql): Sql<false> {
  return sql`not exists (
    select from notice_mark put_away
    where put_away.sub = ${caller.sub} and put_away.platform = ${where.platform.dataset}
      and put_away.kind = ${kind} and put_away.subject = ${subject} and put_away.is_cleared)`;
}
