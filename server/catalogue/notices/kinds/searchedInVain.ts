import { notices } from '../../../../resources/limits.ts';
import { entities } from '../../../../resources/registry.ts';
import { text } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { readWeakSearches } from '../../../find/fruitless/weakSearches.ts';
import { scopeOf, type Scope } from '../../../records/access/scope.ts';
import { ofPlatform } from '../../../records/access/where.ts';
import type { News, Reader } from '../News.ts';

/** What visitors look for again and again and nobody finds, for whoever can say what it means; once a month. */
export async function searchedInVain(reader: Reader): Promise<News[]> {
  const { db, caller, where, language } = reader;
  const scope = scopeOf(caller, where, entities.term, 'create');
  const searches = await readWeakSearches(db, scope, language);
  const news = searches
    .filter((one) => !one.isWeak && one.searches >= notices.fruitlessSearches)
    .map(({ text: typed, searches: count, lastDay }): News => ({
      kind: 'searchedInVain',
      subject: `${typed} ${lastDay.slice(0, 7)}`,
      at: new Date(lastDay),
      severity: 'info',
      says: 'text',
      values: { text: typed, count },
      detail: null,
      place: { screen: 'searches' },
    }));
  const gone = await putAway(reader, scope, news);
  return news.filter(({ subject }) => !gone.has(subject)).slice(0, notices.mostOfKind);
}

/** Which of these the reader has put away: how often a text was looked for is one list for all. */
async function putAway({ db, caller }: Reader, scope: Scope, news: readonly News[]): Promise<Set<string>> {
  const rows = await db.rows(
    { subject: text() },
    sql`
      select m.subject from notice_mark m
      where ${ofPlatform(scope, 'm')} and m.sub = ${caller.sub} and m.kind = 'searchedInVain' and m.is_cleared
        and m.subject = any(${news.map(({ subject }) => subject)}::text[])`,
  );
  return new Set(rows.map(({ subject }) => subject));
}
