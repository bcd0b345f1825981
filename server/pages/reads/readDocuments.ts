import type { ShownDocument } from '../../../resources/calls/shown.ts';
import type { Language, Translated } from '../../../resources/languages.ts';
import { shown } from '../../../resources/translate.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';

const shownAtMost = 60;

/** The documents of a product, those in the reader's language first. */
export async function documentsOfProduct(
  sql: Queries,
  scope: Scope,
  language: Language,
  orgaSid: string,
  productSid: string,
): Promise<ShownDocument[]> {
  return documents(sql, scope, language, orgaSid, sql`d.products @> array[${productSid}]`);
}

/** The documents of a company that belong to none of its products, such as its certificates. */
export async function documentsOfOrga(
  sql: Queries,
  scope: Scope,
  language: Language,
  orgaSid: string,
): Promise<ShownDocument[]> {
  return documents(sql, scope, language, orgaSid, sql`d.products = '{}'`);
}

async function documents(
  sql: Queries,
  scope: Scope,
  language: Language,
  orgaSid: string,
  wanted: Fragment,
): Promise<ShownDocument[]> {
  const rows = await sql<(Omit<ShownDocument, 'title'> & { title: Translated })[]>`
    select d.title, d.kind, d.language, d."date"::text as date, d.expiry::text as expiry, d.file, f.bytes
    from document d
    join file f on f.platform = d.platform and f.orga_sid = d.orga_sid and f.hash = d.file
    where ${where(scope, 'd')} and d.orga_sid = ${orgaSid} and ${wanted}
    order by d.language <> ${language}, d.kind, d."date" desc nulls last, d.id limit ${shownAtMost}`;
  return rows.map((row) => ({
    ...row,
    title: shown(row.title, language) ?? { text: '', languageUsed: language },
  }));
}
