import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Meaning } from '../query/Meaning.ts';
import { categoriesNamed } from '../names/categoriesNamed.ts';
import { orgasNamed } from '../names/orgasNamed.ts';
import { categoryFact, isAttributeFact, orgaFact, sidsOfFacts } from '../index/facts.ts';

export type UnderstoodPiece = SearchPage['understood'][number];

const mostNamed = 3;
const mostByChance = 3;

/** What was taken for more than a word, in the order of the text, each with the text without it. */
export async function understoodPieces(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  text: string,
  meanings: readonly Meaning[],
): Promise<UnderstoodPiece[]> {
  const facts = meanings.flatMap((meaning) => meaning.facts);
  const [categories, orgas] = await Promise.all([
    categoriesNamed(db, language, sidsOfFacts(facts, categoryFact)),
    orgasNamed(db, scope, sidsOfFacts(facts, orgaFact)),
  ]);
  const labelOf = ({ kind, facts, label, typed, with: narrowing }: Meaning): string => {
    const names = kind === 'category' ? categories : kind === 'orga' ? orgas : undefined;
    const shown = facts.flatMap((fact) => names?.get(fact.slice(2)) ?? []).slice(0, mostNamed);
    const said = shown.length > 0 ? shown.join(', ') : (label ?? typed);
    return narrowing ? `${said}, ${narrowing}` : said;
  };
  const isOfCategory = (meaning: Meaning) => sidsOfFacts(meaning.facts, categoryFact).length > 0;
  return meanings.flatMap((meaning) => {
    const { kind, typed, start, end } = meaning;
    if (kind === 'word') return [];
    // Beside what is looked for a few letters, or what an attribute is called, is hardly another category: `Fenster Uw` (behaviour B460).
    const mayBeOther = typed.length <= mostByChance || meaning.facts.some(isAttributeFact);
    const isByChance = mayBeOther && meanings.some((one) => one !== meaning && isOfCategory(one));
    if (kind === 'category' && isByChance) return [];
    return [{ kind, typed, label: labelOf(meaning), without: without(text, start, end) }];
  });
}

/** The text without what stands between two places. */
function without(text: string, start: number, end: number): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
}
