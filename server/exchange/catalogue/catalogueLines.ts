import { product } from '../../../resources/entities/product.ts';
import { nest } from '../../../resources/shape.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { batchesOf } from '../export/batchesOf.ts';

/** What the server says of a product for its own work; visitors see none of it. */
const ownWork = ['position', 'popularity', 'completeness', 'missing'];

/** All products of a scope as the API nests them, oldest first, a line each (NDJSON). */
export async function* catalogueLines(db: ScopedQueries, scope: Scope): AsyncGenerator<string> {
  for await (const batch of batchesOf(db, scope, product, sql`true`))
    yield batch
      .map((row) => {
        const published = Object.entries(row).filter(([field]) => !ownWork.includes(field));
        return `${JSON.stringify(nest(product, Object.fromEntries(published)))}\n`;
      })
      .join('');
}
