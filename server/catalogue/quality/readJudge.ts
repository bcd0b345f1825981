import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import { qualityOf, type Asked, type Judged, type Quality } from '../../../resources/quality.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { askedOf, askingAttribute } from './judgeProducts.ts';

/** A product that need not be stored. */
interface JudgedAnywhere extends Judged {
  platform: DatasetKey;
  mainCategory: string;
}

/** What tells how complete products are, one by one, by what the attributes ask for now. */
export async function readJudge(db: SystemQueries): Promise<(product: JudgedAnywhere) => Quality> {
  const attributes = await db.rows(
    askingAttribute,
    sql`select sid, categories from attribute where categories <> '[]' order by id`,
  );
  const asked = new Map<string, Asked>();
  return (product) => {
    const place = `${product.platform} ${product.mainCategory}`;
    const asking = asked.get(place) ?? askedOf(product, attributes);
    asked.set(place, asking);
    return qualityOf(product, asking);
  };
}
