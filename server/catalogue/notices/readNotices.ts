import type { Notice } from '../../../resources/calls/notices.ts';
import { noticeKindNames } from '../../../resources/noticeKinds.ts';
import { entities } from '../../../resources/registry.ts';
import { text, yesNo } from '../../base/database/column.ts';
import { sql } from '../../base/database/sql.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { Reader } from './News.ts';
import { newsOf } from './newsOf.ts';
import { sentenceOf } from './sentenceOf.ts';

/** What concerns a reader, the latest first, with what they have seen of it on any device; without what they put away. */
export async function readNotices(reader: Reader): Promise<Notice[]> {
  const { db, caller, where, language } = reader;
  const news = await newsOf(reader, noticeKindNames);
  const scope = scopeOf(caller, where, entities.product, 'read');
  const marks = await db.rows(
    { kind: text(), subject: text(), isSeen: yesNo, isCleared: yesNo },
    sql`
      select m.kind, m.subject, m.seen_at is not null as "isSeen", m.is_cleared as "isCleared" from notice_mark m
      where ${ofPlatform(scope, 'm')} and m.sub = ${caller.sub}
        and m.subject = any(${news.map(({ subject }) => subject)}::text[])`,
  );
  return news.flatMap((one) => {
    const { kind, subject, at, severity, detail, place } = one;
    const mark = marks.find((each) => each.kind === kind && each.subject === subject);
    if (mark?.isCleared) return [];
    const message = sentenceOf(one, language);
    return [
      {
        kind,
        subject,
        at: at.toISOString(),
        severity,
        message,
        detail,
        isSeen: mark?.isSeen ?? false,
        place,
      },
    ];
  });
}
