import { shownDocument as documentCall, type ShownDocument } from '../../../resources/calls/shown.ts';
import { document } from '../../../resources/entities/document.ts';
import { file } from '../../../resources/entities/file.ts';
import type { Language, Translated } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { objectOf } from '../../records/objectOf.ts';

const shownAtMost = 60;

const listedDocument = {
  ...fieldsOf(document, 'title', 'kind', 'language', 'date', 'expiry', 'file'),
  ...fieldsOf(file, 'bytes'),
};

/** A document of a product. */
export const storedDocument = documentCall.extend({ title: objectOf(document, 'title').shape.title });

/** The documents of a product, those in the reader's language first, as one JSON value: an array of `storedDocument`. */
export function documentsOfProduct(
  scope: Scope,
  language: Language,
  orgaSid: string,
  productSid: string,
): Sql<true> {
  const documents = documentsQuery(scope, language, orgaSid, sql`d.products @> array[${productSid}]`);
  return sql`(select coalesce(json_agg(document), '[]') from (${documents}) document)`;
}

/** The documents of a company that belong to none of its products, such as its certificates. */
export async function documentsOfOrga(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  orgaSid: string,
): Promise<ShownDocument[]> {
  const rows = await db.rows(
    listedDocument,
    documentsQuery(scope, language, orgaSid, sql`d.products = '{}'`),
  );
  return rows.map((row) => shownDocument(row, language));
}

/** A document as pages show it. */
export function shownDocument<Stored extends { title: Translated }>(
  { title, ...plain }: Stored,
  language: Language,
): Omit<Stored, 'title'> & Pick<ShownDocument, 'title'> {
  return { ...plain, title: shown(title, language) ?? { text: '', languageUsed: language } };
}

function documentsQuery(scope: Scope, language: Language, orgaSid: string, wanted: Sql): Sql<true> {
  return sql`
    select d.title, d.kind, d.language, d."date"::text as date, d.expiry::text as expiry, d.file, f.bytes
    from document d
    join file f on f.platform = d.platform and f.orga_sid = d.orga_sid and f.hash = d.file
    where ${where(scope, 'd')} and d.orga_sid = ${orgaSid} and ${wanted}
    order by d.language <> ${language}, d.kind, d."date" desc nulls last, d.id limit ${shownAtMost}`;
}
