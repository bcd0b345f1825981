import type { ArticlePage, ArticleSection } from '../../../resources/calls/article.ts';
import { imagePath } from '../../../resources/address/imagePath.ts';
import { article } from '../../../resources/entities/article.ts';
import { fallbackOrder, type Language, type Translated } from '../../../resources/language/languages.ts';
import { largeImage } from '../../../resources/limits.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { groupOfLegal, legalArticles } from '../../../resources/platform/screens.ts';
import { shown } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { seenToday } from '../../records/seenToday.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { soundParts } from '../../records/soundParts.ts';
import { cleanHtml } from '../blocks/cleanHtml.ts';

const storedArticle = fieldsOf(article, 'url', 'title', 'sections');

/**
 * The published article of that address as visitors of a platform read it; undefined where there is none.
 * A legal one is that of the platform's group (`agb-rhb`) where that article exists; those of another group are not there
 * (behaviour B34).
 */
export async function readArticle(
  db: ScopedQueries,
  { group }: Pick<Platform, 'group'>,
  language: Language,
  url: string,
): Promise<ArticlePage | undefined> {
  if ((groupOfLegal(url) ?? group) !== group) return undefined;
  const urls = legalArticles.some((legal) => legal === url) ? [`${url}-${group}`, url] : [url];
  const row = await db.first(
    storedArticle,
    sql`
      select url, title, sections from article a
      where ${sharedByAll(article)} and url = any(${urls}) and state = 'published' and ${seenToday(article, 'a')}
      order by array_position(${urls}::text[], url) limit 1`,
  );
  if (!row) return undefined;
  return {
    url,
    title: shownIn(row.title, language),
    sections: soundParts(article.fields.sections, row.sections).map(
      ({ contentType, content, link, position, layout }) => {
        const { text, languageUsed } = shownIn(content, language);
        const shownAs = { text: contentOf(contentType, text), languageUsed };
        return { contentType, content: shownAs, link: link ?? null, position, layout };
      },
    ),
  };
}

/** Cleaned again on the way out: what was stored under older rules must keep those of today. */
function contentOf(contentType: ArticleSection['contentType'], text: string): string {
  if (contentType === 'image') return text && imagePath({ kind: 'orgaMedia', hash: text }, largeImage);
  return contentType === 'text' ? cleanHtml(text) : text;
}

function shownIn(text: Translated, language: Language) {
  return shown(text, language) ?? { text: '', languageUsed: fallbackOrder[0] };
}
