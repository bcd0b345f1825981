import type { SearchPage } from '../../resources/calls/searchPage.ts';
import type { SystemQueries } from '../../server/base/database/queries.ts';
import type { Tag } from '../setup/tagged.ts';
import { search } from '../../server/find/search/search.ts';
import { visitorScope } from '../setup/catalogue.ts';
import { judged, judgedCodes, type Judged, type QueryKind, type Rule } from './judged.ts';
import { ndcg } from './ndcg.ts';

/** What a rule looks at. */
interface Thing {
  key: string;
  title: string;
  orga?: string;
  line?: string | null;
  articleNumber?: string;
  gtin?: string;
  /** Its category and all above it. */
  within: string[];
  values: Record<string, string | number | boolean>;
  classes: string[];
}

export interface Verdict {
  text: string;
  kind: QueryKind;
  isHeldOut: boolean;
  score: number;
  /** The kind of things that were shown. */
  shown: string;
  hits: number;
  first: string[];
}

interface World {
  sql: Tag & SystemQueries;
  products: Thing[];
  categories: Thing[];
}

/** Runs every query as a visitor of CH and grades what the search page shows first. */
export async function judge(sql: Tag & SystemQueries): Promise<Verdict[]> {
  const world = { sql, products: await readProducts(sql), categories: await readCategories(sql) };
  const verdicts: Verdict[] = [];
  for (const query of judged) verdicts.push(await judgeQuery(world, query, gradeBy(query.rules)));
  for (const { nth, typed, isHeldOut } of judgedCodes) {
    const meant = world.products[nth] as Required<Thing>;
    const query = {
      text: typed(meant),
      kind: 'code',
      language: 'de',
      ...(isHeldOut && { isHeldOut }),
    } as const;
    verdicts.push(await judgeQuery(world, query, ({ key }) => (key === meant.key ? 3 : 0)));
  }
  return verdicts;
}

async function judgeQuery(
  { sql, products, categories }: World,
  { text, kind, language, isHeldOut = false }: Omit<Judged, 'rules'>,
  grade: (thing: Thing) => number,
): Promise<Verdict> {
  const answer = await search(sql, visitorScope('CH'), language, {
    text,
    page: 1,
    size: 10,
    isEachVariant: true,
  });
  const things = answer.kind === 'category' ? categories : products;
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const found = shownKeys(answer).map((key) => byKey.get(key));
  return {
    text,
    kind,
    isHeldOut,
    score: ndcg(
      found.map((thing) => (thing ? grade(thing) : 0)),
      things.map(grade),
    ),
    shown: answer.kind,
    hits: Math.max(answer.totals[answer.kind], found.length),
    first: found.slice(0, 3).map((thing) => thing?.title ?? ''),
  };
}

function shownKeys(answer: SearchPage): string[] {
  return answer.kind === 'category'
    ? answer.categories.map(({ sid }) => sid)
    : answer.products.map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`);
}

/** The best grade of a rule that the thing meets, 0 without any. */
function gradeBy(rules: readonly Rule[]): (thing: Thing) => number {
  return (thing) => Math.max(0, ...rules.filter((rule) => isMet(rule, thing)).map(({ grade }) => grade));
}

function isMet(rule: Rule, { title, orga, line, within, values, classes }: Thing): boolean {
  return (
    (!rule.in || rule.in.some((sid) => within.includes(sid))) &&
    Object.entries(rule.has ?? {}).every(([attribute, value]) => values[attribute] === value) &&
    (!rule.orga || rule.orga === orga) &&
    (!rule.line || rule.line === line) &&
    (!rule.titled || rule.titled.test(title)) &&
    (!rule.classified || classes.some((one) => rule.classified?.test(one)))
  );
}

async function readProducts(sql: Tag & SystemQueries): Promise<Thing[]> {
  return sql<Thing[]>`
    select p.orga_sid || '/' || p.sid as key, p.title ->> 'de' as title, p.orga_sid as orga, p.product_line as line,
      p.article_number as "articleNumber", p.gtins[1] as gtin, p.attributes as values,
      c.ifc_classes || c.ebkph_codes || c.etim_classes as classes,
      array(select ancestor_sid from category_closure
        where platform = p.platform and descendant_sid = p.main_category) as within
    from product p join category c on c.sid = p.main_category
    where p.platform = 'CH' order by p.id`;
}

async function readCategories(sql: Tag & SystemQueries): Promise<Thing[]> {
  return sql<Thing[]>`
    select c.sid as key, c.name ->> 'de' as title, '{}'::jsonb as values,
      c.ifc_classes || c.ebkph_codes || c.etim_classes as classes,
      array(select ancestor_sid from category_closure where platform = 'CH' and descendant_sid = c.sid) as within
    from category c where c.sid in (select child_sid from category_relation where platform = 'CH')`;
}
