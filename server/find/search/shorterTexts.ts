import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import { searches } from '../../../resources/limits.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Understood } from '../query/understand.ts';
import { rankedHits } from './rankedHits.ts';

const mostTexts = 3;

/** Texts with less than what was typed that find something, the most alike first, each with what it finds. */
export async function shorterTexts(
  db: ScopedQueries,
  scope: Scope,
  query: Understood,
): Promise<SearchPage['shorter']> {
  const found = new Map<string, number>();
  const pieces = await query.pieces();
  for await (const way of query.relaxed) {
    if (found.size >= mostTexts) break;
    const text = pieces
      .filter(({ typed }) => !way.without.includes(typed))
      .map(({ typed }) => typed)
      .join(' ');
    if (way.without.length === 0 || way.hasOtherQuantity || text === '' || found.has(text)) continue;
    const hits = await rankedHits(db, scope, way, searches.exactTotal);
    if (hits.length > 0) found.set(text, hits.length);
  }
  return [...found].map(([text, count]) => ({ text, count }));
}
