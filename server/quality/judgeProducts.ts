import { platformGroups } from '../../resources/platformGroups.ts';
import { languagesOf, platform, type StoreKey } from '../../resources/platforms.ts';
import { qualityOf, type Asked, type Judged } from '../../resources/quality.ts';
import type { Transaction } from '../database/connect.ts';

interface ProductRow extends Judged {
  id: number;
  platform: StoreKey;
  orgaSid: string;
  mainCategory: string;
  completeness: number | null;
  missing: string[];
}

export interface JudgedProduct {
  id: number;
  platform: StoreKey;
  orgaSid: string;
}

type AskedAttributes = Map<string, Asked['attributes']>;

/**
 * Writes how complete these products are, where that has changed, and returns those that it could judge:
 * products that another transaction is writing are left to be judged after it.
 */
export async function judgeProducts(tx: Transaction, ids: readonly number[]): Promise<JudgedProduct[]> {
  const rows = await tx<ProductRow[]>`
    select p.id, p.platform, p.orga_sid as "orgaSid", p.main_category as "mainCategory", p.title,
      p.sub_title as "subTitle", p.description, p.article_number as "articleNumber", p.gtins, p.images,
      p.attributes, p.completeness, p.missing,
      exists (
        select from document d
        where d.platform = p.platform and d.orga_sid = p.orga_sid and p.sid = any(d.products)
      ) as "hasDocuments"
    from product p where p.id = any(${[...ids]}::bigint[])
    order by p.id for no key update of p skip locked`;
  const asked = await askedAttributes(tx, [...new Set(rows.map(({ mainCategory }) => mainCategory))]);
  const judged = rows.flatMap((row) => {
    const { completeness, missing } = qualityOf(row, askedOf(row, asked));
    const isSame = completeness === row.completeness && missing.join() === row.missing.join();
    return isSame ? [] : [{ id: row.id, completeness, missing }];
  });
  if (judged.length > 0)
    await tx`
      update product p set completeness = q.completeness, missing = q.missing
      from jsonb_to_recordset(${tx.json(judged)}) as q (id bigint, completeness bigint, missing text[])
      where p.id = q.id`;
  return rows;
}

function askedOf({ platform: store, mainCategory }: ProductRow, attributes: AskedAttributes): Asked {
  return {
    languages: languagesOf(store),
    asksForGtin: platformGroups[platform(store).group].asksForGtin,
    attributes: attributes.get(mainCategory) ?? [],
  };
}

async function askedAttributes(tx: Transaction, categories: readonly string[]): Promise<AskedAttributes> {
  const rows = await tx<{ category: string; attributes: { sid: string; isRequired: boolean }[] }[]>`
    select c.asking ->> 'sid' as category, jsonb_agg(jsonb_build_object(
      'sid', a.sid, 'isRequired', coalesce((c.asking ->> 'required')::boolean, false)) order by a.id) as attributes
    from attribute a cross join lateral jsonb_array_elements(a.categories) as c (asking)
    where c.asking ->> 'sid' = any(${[...categories]}::text[])
    group by 1`;
  return new Map(rows.map(({ category, attributes }) => [category, attributes]));
}
