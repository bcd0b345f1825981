import type { Entry, EntryQuery } from '../../../resources/calls/entry.ts';
import { category as categoryEntity } from '../../../resources/entities/category.ts';
import { orga as orgaEntity } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { codeKey, gtinKey } from '../../find/codes/codeKey.ts';

const foundProduct = fieldsOf(product, 'orgaSid', 'sid', 'title');
const foundOrga = fieldsOf(orgaEntity, 'name');
const foundCategory = fieldsOf(categoryEntity, 'sid', 'name');

/** What another program means, as far as the address of its page needs it. */
export type Found = Omit<Entry, 'platform' | 'url'>;

/**
 * What a query of the external entry names; of several products with a GTIN the most popular one. Undefined when
 * there is no such record on the platform.
 */
export async function findEntry(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { gtin, orga, articleNumber, category, ifc }: EntryQuery,
): Promise<Found | undefined> {
  if (gtin) return productBy(db, scope, language, sql`c.kind = 'gtin' and c.code = ${gtinKey(gtin) ?? ''}`);
  if (orga && articleNumber) {
    const code = codeKey(articleNumber);
    return productBy(
      db,
      scope,
      language,
      sql`c.kind = 'article' and c.code = ${code} and p.orga_sid = ${orga}`,
    );
  }
  if (orga) return orgaBy(db, scope, orga);
  if (category) return categoryBy(db, scope, language, sql`c.sid = ${category}`);
  return categoryBy(
    db,
    scope,
    language,
    sql`exists (select from unnest(c.ifc_classes) class where lower(class) = lower(${ifc ?? ''}))`,
  );
}

async function productBy(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  condition: Sql,
): Promise<Found | undefined> {
  const row = await db.first(
    foundProduct,
    sql`
      select p.orga_sid as "orgaSid", p.sid, p.title
      from product_code c join product p on p.id = c.product_id
      where ${ofPlatform(scope, 'c')} and ${where(scope, 'p')} and ${condition}
      order by p.is_ended, p.popularity desc, p.id limit 1`,
  );
  return (
    row && {
      kind: 'product',
      orgaSid: row.orgaSid,
      productSid: row.sid,
      name: textIn(row.title, language),
    }
  );
}

async function orgaBy(db: ScopedQueries, scope: Scope, sid: string): Promise<Found | undefined> {
  const row = await db.first(
    foundOrga,
    sql`select o.name from orga o where ${where(scope, 'o')} and o.sid = ${sid}`,
  );
  return row && { kind: 'orga', orgaSid: sid, name: row.name };
}

/** A category that hangs on the platform; of several the one nearest to the root. */
async function categoryBy(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  condition: Sql,
): Promise<Found | undefined> {
  const row = await db.first(
    foundCategory,
    sql`
      select c.sid, c.name
      from category c
      join category_closure hung on ${ofPlatform(scope, 'hung')} and hung.descendant_sid = c.sid
      where ${condition}
      group by c.id order by max(hung.depth), c.id limit 1`,
  );
  return row && { kind: 'category', categorySid: row.sid, name: textIn(row.name, language) };
}
