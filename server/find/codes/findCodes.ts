import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { TypedCode } from './typedCode.ts';
import { behindAll } from '../query/behindAll.ts';

/** Fewest characters of an article number that find one by its beginning. */
export const leastArticleCharacters = 4;

/**
 * Ids of products by GTIN or article number, typed with or without blanks, hyphens and leading zeros: whole codes
 * first, those written as typed in front, then beginnings, then what stands behind a separator of an article number.
 * Shorter texts find whole article numbers only.
 */
export async function findCodes(
  db: ScopedQueries,
  scope: Scope,
  { text, article, gtin }: TypedCode,
  most: number,
): Promise<number[]> {
  const isPartial = article.length >= leastArticleCharacters;
  const ofScope = ofPlatform(scope, 'c');
  const found = await db.rows(
    { id: integer },
    sql`
      with hit as (
        (select product_id, case when code = ${gtin ?? ''} then 0 else 2 end as rank, code
          from product_code c
          where ${gtin !== null}::boolean and ${ofScope} and kind = 'gtin'
            and code >= ${gtin ?? ''} and code < ${(gtin ?? '') + behindAll}
          order by code limit ${most})
        union all
        (select product_id, 0, code
          from product_code c where ${ofScope} and kind = 'article' and code = ${article} limit ${most})
        union all
        (select product_id, 1, code
          from product_code c
          where ${isPartial}::boolean and ${ofScope} and kind = 'article'
            and code > ${article} and code < ${article + behindAll}
          order by code limit ${most})
        union all
        (select product_id, 3, code
          from product_code c
          where ${isPartial}::boolean and ${ofScope} and kind = 'part'
            and code >= ${article} and code < ${article + behindAll}
          order by code limit ${most})
      )
      select hit.product_id as id from hit join product p on p.id = hit.product_id
      group by hit.product_id, p.article_number, p.is_ended
      order by min(rank), lower(p.article_number) <> lower(${text}), p.is_ended, min(code), hit.product_id limit ${most}`,
  );
  return found.map(({ id }) => id);
}
