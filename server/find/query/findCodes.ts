import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Queries } from '../../base/database/queries.ts';
import { codeKey, gtinKey } from './codeKey.ts';

/** Fewest digits of a GTIN, and characters of an article number, that find one by its beginning. */
const leastGtinDigits = 6;
const leastArticleCharacters = 4;
/** What people copy along with a code. */
const label =
  /^(?:gtin|ean|sku|(?:art(?:ikel|icle|icolo)?|best(?:ell)?|item|ref|réf)\.?(?:[\s-]*(?:nr|nummer|number|no|n°)\b\.?)?|nr|no|n°)(?=[\s:.])[\s:.]*(?=\S*\d)/i;
/** Behind every letter and digit, in the order of bytes. */
const behindAll = '{';

/**
 * Products by GTIN or article number, typed with or without blanks, hyphens and leading zeros: whole codes
 * first, those written as typed in front, then beginnings, then what stands behind a separator of an article number. Shorter texts find whole
 * article numbers only. Texts without a digit are no codes.
 */
export async function findCodes(
  sql: Queries,
  dataset: DatasetKey,
  typed: string,
  most: number,
): Promise<number[]> {
  const text = typed.trim().replace(label, '');
  const article = codeKey(text);
  if (!/\d/.test(article)) return [];
  const gtin = gtinKey(text) ?? '';
  const isGtin = gtin.length >= leastGtinDigits;
  const isPartial = article.length >= leastArticleCharacters;
  const found = await sql<{ id: number }[]>`
    with hit as (
      (select product_id, case when code = ${gtin} then 0 else 2 end as rank, code
        from product_code
        where ${isGtin}::boolean and platform = ${dataset} and kind = 'gtin'
          and code >= ${gtin} and code < ${gtin + behindAll}
        order by code limit ${most})
      union all
      (select product_id, 0, code
        from product_code where platform = ${dataset} and kind = 'article' and code = ${article} limit ${most})
      union all
      (select product_id, 1, code
        from product_code
        where ${isPartial}::boolean and platform = ${dataset} and kind = 'article'
          and code > ${article} and code < ${article + behindAll}
        order by code limit ${most})
      union all
      (select product_id, 3, code
        from product_code
        where ${isPartial}::boolean and platform = ${dataset} and kind = 'part'
          and code >= ${article} and code < ${article + behindAll}
        order by code limit ${most})
    )
    select hit.product_id as id from hit join product p on p.id = hit.product_id
    group by hit.product_id, p.article_number
    order by min(rank), lower(p.article_number) <> lower(${text}), min(code), hit.product_id limit ${most}`;
  return found.map(({ id }) => id);
}
