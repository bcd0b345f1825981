import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import { category } from '../../../resources/entities/category.ts';
import { orga } from '../../../resources/entities/orga.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll, where } from '../../records/access/where.ts';
import type { Scope } from '../../records/access/scope.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { Meaning } from '../query/Meaning.ts';
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
    namedCategories(db, language, sidsOfFacts(facts, categoryFact)),
    namedOrgas(db, scope, sidsOfFacts(facts, orgaFact)),
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

async function namedCategories(
  db: ScopedQueries,
  language: Language,
  sids: readonly string[],
): Promise<Map<string, string>> {
  if (sids.length === 0) return new Map();
  const rows = await db.rows(
    fieldsOf(category, 'sid', 'name'),
    sql`select c.sid, c.name from category c where ${sharedByAll(category)} and c.sid = any(${sids}::text[])`,
  );
  return new Map(rows.map(({ sid, name }) => [sid, textIn(name, language)]));
}

async function namedOrgas(
  db: ScopedQueries,
  scope: Scope,
  sids: readonly string[],
): Promise<Map<string, string>> {
  if (sids.length === 0) return new Map();
  const rows = await db.rows(
    fieldsOf(orga, 'sid', 'name'),
    sql`
      select o.sid, o.name from orga o
      where ${where({ ...scope, ownerColumn: 'sid', shared: false }, 'o')} and o.sid = any(${sids}::text[])`,
  );
  return new Map(rows.map(({ sid, name }) => [sid, name]));
}
