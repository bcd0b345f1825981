import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { shownProducts } from '../listing/shownProducts.ts';
import { fold } from '../query/fold.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { rankedHits } from './rankedHits.ts';

const readHits = 24;

/** The words of an interpretation in the spelling in which the products found write them; folded where none does. */
export async function spelledAsShown(
  db: ScopedQueries,
  scope: Scope,
  { language, words }: Interpretation,
): Promise<string> {
  const spelled: string[] = [];
  for (const { typed, spellings } of words) {
    const [nearest] = spellings;
    if (nearest === undefined) {
      spelled.push(typed);
      continue;
    }
    const word = {
      typed: nearest,
      prefix: undefined,
      terms: [nearest],
      products: 0,
      isCommon: false,
      spellings: [],
    };
    const hits = await rankedHits(db, scope, { language, words: [word] }, readHits);
    const texts = (await shownProducts(db, scope, hits)).flatMap(({ title, subTitle, orgaName }) => [
      textIn(title, language),
      textIn(subTitle, language),
      orgaName,
    ]);
    const shown = texts
      .flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? [])
      .find((candidate) => fold(candidate) === nearest);
    spelled.push(shown ?? nearest);
  }
  return spelled.join(' ');
}
