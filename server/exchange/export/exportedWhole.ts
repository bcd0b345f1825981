import { document } from '../../../resources/entities/document.ts';
import { text, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { exportedProducts, type ExportChoice, type ExportedProduct } from './exportedProducts.ts';

const exportedDocument = fieldsOf(document, 'title', 'kind', 'language', 'file');
const ofProduct = { ...exportedDocument, productSid: text() };

/** A document of a product; `file` is the hash of its content. */
export type ExportedDocument = Row<typeof exportedDocument>;

/** A product with the documents that are of it, and not of its company as a whole. */
export type WholeProduct = ExportedProduct & { documents: readonly ExportedDocument[] };

/** The chosen products with their documents, oldest first, in batches. */
export async function* exportedWhole(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
): AsyncGenerator<WholeProduct[]> {
  for await (const batch of exportedProducts(db, scope, choice)) {
    const sids = batch.map(({ sid }) => sid);
    const rows = await db.rows(
      ofProduct,
      sql`
        select d.title, d.kind, d.language, d.file, p.sid as "productSid"
        from document d cross join lateral unnest(d.products) p (sid)
        where ${where(scope, 'd')} and d.orga_sid = ${choice.orgaSid} and d.products && ${sids} and p.sid = any(${sids})
        order by d.id`,
    );
    const documents = Map.groupBy(rows, ({ productSid }) => productSid);
    yield batch.map((row) => ({ ...row, documents: documents.get(row.sid) ?? [] }));
  }
}
