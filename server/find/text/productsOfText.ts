import type { Language } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { readCodes } from '../codes/readCodes.ts';
import { orgaFact } from '../index/facts.ts';
import { factPrefix } from '../index/lexemePrefix.ts';
import { anyOf, lexeme } from '../query/expression.ts';
import type { Interpretation } from '../query/interpretation.ts';
import { understand } from '../query/understand.ts';
import { rankedHits } from '../search/rankedHits.ts';
import { productsCoded } from './productsCoded.ts';

export interface TypedText {
  text: string;
  language: Language;
}

/**
 * Ids of the products of a scope that somebody means who types this, the best first: those with such a code, and those
 * with such words as the public search understands them. Nothing that only comes near.
 */
export async function productsOfText(
  db: ScopedQueries,
  scope: Scope,
  { text, language }: TypedText,
  most: number,
): Promise<{ ids: number[]; isByCode: boolean }> {
  const query = understand(db, scope, language, text);
  const coded = query.code ? await productsCoded(db, scope, query.code, most) : [];
  const mayBeElse = readCodes(query.text).some(({ isWhole, isDoubtful }) => isWhole && isDoubtful);
  if (coded.length > 0 && !mayBeElse) return { ids: coded, isByCode: true };
  for await (const way of query.ways) {
    const hits = await rankedHits(db, scope, withinCompanies(scope, way), most);
    if (hits.length === 0) continue;
    const ids = new Set([...coded, ...hits.map(({ id }) => id)]);
    return { ids: [...ids].slice(0, most), isByCode: false };
  }
  return { ids: coded, isByCode: false };
}

/** About so many products a company has: as rare as that the index takes it. */
const ofCompany = 2000;

/** The search rows are of the whole platform: that a product is of one of these companies is one of its facts. */
function withinCompanies({ filter, dataset }: Scope, way: Interpretation): Interpretation {
  if (typeof filter === 'string') return way;
  const facts = filter.orgaSid.map(orgaFact);
  const own = anyOf(facts.map((fact) => lexeme(factPrefix(dataset), fact)));
  const { language } = way;
  const none = { forms: [], alike: [], extras: [], spellings: [] };
  const place = { typed: '', start: 0, end: 0, weight: 0, isNumber: false };
  const company = {
    ...place,
    ...none,
    kind: 'orga',
    own,
    any: own,
    facts,
    products: ofCompany,
    language,
  } as const;
  return { ...way, meanings: [...way.meanings, company] };
}
