import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { fold } from '../query/fold.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { rankedHits } from './rankedHits.ts';
import { rankedProducts } from './rankedProducts.ts';

const readHits = 24;

/** The words of an interpretation in the spelling in which the products found write them; folded where none does. */
export async function spelledAsShown(db: ScopedQueries, scope: Scope, way: Interpretation): Promise<string> {
  const spelled: string[] = [];
  for (const meaning of way.meanings.toSorted((a, b) => a.start - b.start)) {
    const [nearest] = meaning.spellings;
    if (nearest === undefined) {
      spelled.push(meaning.typed);
      continue;
    }
    const hits = await rankedHits(db, scope, { ...way, meanings: [meaning] }, readHits);
    const ids = hits.map(({ id }) => id);
    const texts = (await rankedProducts(db, scope, way.language, ids)).flatMap(
      ({ title, subTitle, orgaName }) => [title, subTitle, orgaName],
    );
    const shown = texts
      .flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])
      .find((candidate) => fold(candidate) === fold(nearest));
    spelled.push(shown ?? nearest);
  }
  return spelled.join(' ');
}
