import type { StartPage } from '../../../resources/calls/storefrontPages.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { isLegalArticle } from '../../../resources/screens.ts';
import { shown } from '../../../resources/translate.ts';
import type { Queries } from '../../base/database/queries.ts';

const most = 6;

/** The published articles that are no legal ones, the newest first. */
export async function readTeasers(sql: Queries, language: Language): Promise<StartPage['articles']> {
  const rows = await sql<{ url: string; title: Translated }[]>`
    select url, title from article where state = 'published' order by created_at desc, id desc limit 60`;
  return rows
    .filter(({ url }) => !isLegalArticle(url))
    .slice(0, most)
    .map(({ url, title }) => ({
      url,
      title: shown(title, language) ?? { text: url, languageUsed: language },
    }));
}
