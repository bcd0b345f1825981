import type { StartPage } from '../../../resources/calls/storefrontPages.ts';
import { article } from '../../../resources/entities/article.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { isLegalArticle } from '../../../resources/platform/screens.ts';
import { shown } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { seenToday } from '../../records/seenToday.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const most = 6;

const teaser = fieldsOf(article, 'url', 'title');

/** The published articles that are no legal ones, the newest first. */
export async function readTeasers(db: ScopedQueries, language: Language): Promise<StartPage['articles']> {
  const rows = await db.rows(
    teaser,
    sql`
      select url, title from article a
      where ${sharedByAll(article)} and state = 'published' and ${seenToday(article, 'a')}
      order by coalesce(publish_at, created_at) desc, id desc limit 60`,
  );
  return rows
    .filter(({ url }) => !isLegalArticle(url))
    .slice(0, most)
    .map(({ url, title }) => ({
      url,
      title: shown(title, language) ?? { text: url, languageUsed: language },
    }));
}
