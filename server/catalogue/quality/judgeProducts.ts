import { platformGroups } from '../../../resources/platformGroups.ts';
import { languagesOf, platform, type DatasetKey } from '../../../resources/platforms.ts';
import { askingOf, qualityOf, type Asked, type Asking, type Judged } from '../../../resources/quality.ts';
import type { Transaction } from '../../base/database/connect.ts';

interface ProductRow extends Judged {
  id: number;
  platform: DatasetKey;
  orgaSid: string;
  mainCategory: string;
  completeness: number | null;
  missing: string[];
}

export interface JudgedProduct {
  id: number;
  platform: DatasetKey;
  orgaSid: string;
}

interface AskingAttribute {
  sid: string;
  categories: Asking[];
}

/**
 * Writes how complete these products are, where that has changed, and returns those that it could validateRecord:
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
  const attributes = await askingAttributes(tx, [...new Set(rows.map(({ mainCategory }) => mainCategory))]);
  const judged = rows.flatMap((row) => {
    const { completeness, missing } = qualityOf(row, askedOf(row, attributes));
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

function askedOf({ platform: dataset, mainCategory }: ProductRow, attributes: AskingAttribute[]): Asked {
  const { group } = platform(dataset);
  return {
    languages: languagesOf(dataset),
    asksForGtin: platformGroups[group].asksForGtin,
    attributes: attributes.flatMap(({ sid, categories }) => {
      const asking = askingOf(categories, mainCategory, group);
      return asking ? [{ sid, isRequired: Boolean(asking.required) }] : [];
    }),
  };
}

/** The attributes that one of these categories asks for, with the askings of these categories alone. */
async function askingAttributes(tx: Transaction, categories: readonly string[]): Promise<AskingAttribute[]> {
  return tx<AskingAttribute[]>`
    select a.sid, jsonb_agg(c.asking) as categories
    from attribute a cross join lateral jsonb_array_elements(a.categories) as c (asking)
    where c.asking ->> 'sid' = any(${[...categories]}::text[])
    group by a.id order by a.id`;
}
