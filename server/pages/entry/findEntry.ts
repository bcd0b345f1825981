import type { Entry, EntryQuery } from '../../../resources/calls/entry.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';
import { codeKey, gtinKey } from '../../find/query/codeKey.ts';

/** What another program means, as far as the address of its page needs it. */
export type Found = Omit<Entry, 'platform' | 'url'>;

/**
 * What a query of the external entry names; of several products with a GTIN the most popular one. Undefined when
 * there is no such thing on the platform.
 */
export async function findEntry(
  sql: Queries,
  scope: Scope,
  language: Language,
  { gtin, orga, articleNumber, category, ifc }: EntryQuery,
): Promise<Found | undefined> {
  if (gtin) return productBy(sql, scope, language, sql`c.kind = 'gtin' and c.code = ${gtinKey(gtin) ?? ''}`);
  if (orga && articleNumber) {
    const code = codeKey(articleNumber);
    return productBy(
      sql,
      scope,
      language,
      sql`c.kind = 'article' and c.code = ${code} and p.orga_sid = ${orga}`,
    );
  }
  if (orga) return orgaBy(sql, scope, orga);
  if (category) return categoryBy(sql, scope, language, sql`c.sid = ${category}`);
  return categoryBy(
    sql,
    scope,
    language,
    sql`exists (select from unnest(c.ifc_classes) class where lower(class) = lower(${ifc ?? ''}))`,
  );
}

async function productBy(
  sql: Queries,
  scope: Scope,
  language: Language,
  condition: Fragment,
): Promise<Found | undefined> {
  const [row] = await sql<{ orgaSid: string; productSid: string; title: Translated }[]>`
    select p.orga_sid as "orgaSid", p.sid as "productSid", p.title
    from product_code c join product p on p.id = c.product_id
    where c.platform = ${scope.dataset} and ${where(scope, 'p')} and ${condition}
    order by p.popularity desc, p.id limit 1`;
  if (!row) return undefined;
  const { orgaSid, productSid, title } = row;
  return { kind: 'product', orgaSid, productSid, name: textIn(title, language) };
}

async function orgaBy(sql: Queries, scope: Scope, sid: string): Promise<Found | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select o.name from orga o where ${where(scope, 'o')} and o.sid = ${sid}`;
  return row && { kind: 'orga', orgaSid: sid, name: row.name };
}

/** A category that hangs on the platform; of several the one nearest to the root. */
async function categoryBy(
  sql: Queries,
  scope: Scope,
  language: Language,
  condition: Fragment,
): Promise<Found | undefined> {
  const [row] = await sql<{ sid: string; name: Translated }[]>`
    select c.sid, c.name
    from category c
    join category_closure hung on hung.platform = ${scope.dataset} and hung.descendant_sid = c.sid
    where ${condition}
    group by c.id order by max(hung.depth), c.id limit 1`;
  return row && { kind: 'category', categorySid: row.sid, name: textIn(row.name, language) };
}
