import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { categoryFact, sidsOfFacts } from '../index/facts.ts';
import { findNames } from '../query/findNames.ts';
import { foldedWords } from '../query/fold.ts';
import type { Understood } from '../query/understand.ts';

/** A piece of a text by which companies are looked for. */
export interface WantedOfOrga {
  /** Folded. */
  words: readonly string[];
  /** The categories that are called so, or that the piece stands for. */
  categories: readonly string[];
}

/** What is looked for of companies, piece by piece: `Fenster Bern` is a category and a word that is none. */
export async function wantedOfOrgas(
  db: ScopedQueries,
  scope: Scope,
  query: Pick<Understood, 'pieces' | 'language'>,
): Promise<WantedOfOrga[]> {
  const pieces = await query.pieces();
  const said = pieces.filter(({ typed }) => foldedWords(typed).length > 0);
  return Promise.all(
    said.map(async ({ typed, meaning }) => {
      const named = await findNames(db, scope, { text: typed, language: query.language }, ['category']);
      const sids = (named.get('category') ?? []).map(({ sid }) => sid);
      return {
        words: foldedWords(typed),
        categories: [...new Set([...sids, ...sidsOfFacts(meaning?.facts ?? [], categoryFact)])],
      };
    }),
  );
}
