import type { ShownDocument } from '../../../resources/calls/shown.ts';
import { document } from '../../../resources/entities/document.ts';
import { file } from '../../../resources/entities/file.ts';
import type { Language } from '../../../resources/languages.ts';
import { shown } from '../../../resources/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const shownAtMost = 60;

const listedDocument = {
  ...fieldsOf(document, 'title', 'kind', 'language', 'date', 'expiry', 'file'),
  ...fieldsOf(file, 'bytes'),
};

/** The documents of a product, those in the reader's language first. */
export async function documentsOfProduct(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  orgaSid: string,
  productSid: string,
): Promise<ShownDocument[]> {
  return documents(db, scope, language, orgaSid, sql`d.products @> array[${productSid}]`);
}

/** The documents of a company that belong to none of its products, such as its certificates. */
export async function documentsOfOrga(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  orgaSid: string,
): Promise<ShownDocument[]> {
  return documents(db, scope, language, orgaSid, sql`d.products = '{}'`);
}

async function documents(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  orgaSid: string,
  wanted: Sql,
): Promise<ShownDocument[]> {
  const rows = await db.rows(
    listedDocument,
    sql`
      select d.title, d.kind, d.language, d."date"::text as date, d.expiry::text as expiry, d.file, f.bytes
      from document d
      join file f on f.platform = d.platform and f.orga_sid = d.orga_sid and f.hash = d.file
      where ${where(scope, 'd')} and d.orga_sid = ${orgaSid} and ${wanted}
      order by d.language <> ${language}, d.kind, d."date" desc nulls last, d.id limit ${shownAtMost}`,
  );
  return rows.map((row) => ({
    ...row,
    title: shown(row.title, language) ?? { text: '', languageUsed: language },
  }));
}
