import type { Tag, TaggedPool } from './tagged.ts';

/** Everything that is derived from products, as comparable rows. Tiers are cut at times and left out. */
export async function derivedRows(sql: Tag): Promise<Record<string, readonly unknown[]>> {
  return {
    closure: await sql`
      select platform, ancestor_sid, descendant_sid, depth from category_closure order by 1, 2, 3`,
    listing: await sql`
      select platform, category_sid, product_id, orga_sid, product_line, popularity from category_product
      order by 1, 2, 3`,
    counts: await sql`
      select platform, category_sid, orga_sid, product_line, products from category_count order by 1, 2, 3, 4`,
    codes: await sql`select platform, code, kind, product_id from product_code order by 1, 2, 3, 4`,
    search: await sql`
      select platform, product_id, popularity, doc::text as doc from product_search order by product_id`,
    titles: await sql`select product_id, platform, de, en, fr, it, parts from product_title order by 1`,
    facets: await sql`
      select f.platform, f.product_id, f.category_id, v.attribute_id, v.value
      from product_facet f join facet_value v on v.id = any(f.value_ids) order by 1, 2, 4, 5`,
    variants: await sql`select product_id, platform, key, is_follower from product_variant order by 1`,
    variantGroups: await sql`select * from variant_group order by key`,
    summaries: await sql`select * from product_summary order by product_id`,
    facetBlocks: await sql`
      select b.platform, b.kind, coalesce(v.value, b."of"::text) as name, b.block, b.products::text
      from facet_block b left join facet_value v on b.kind = 'value' and v.id = b."of"
      where bit_count(b.products) > 0 order by 1, 2, 3, 4, 5`,
    facetCounts: await sql`
      select c.platform, c.category_id, v.attribute_id, v.value, c.products
      from facet_count c join facet_value v on v.id = c.value_id order by 1, 2, 3, 4`,
    terms: await sql`select scope, word, products from search_term order by 1, 2`,
    names:
      await sql`select kind, platform, language, orga_sid, sid, name from search_name order by 1, 2, 3, 4, 5, 6`,
    vocabulary:
      await sql`select * from search_vocabulary order by key, language, platform, target, source, source_sid`,
  };
}

/** As if nothing had ever been derived. */
export async function forgetDerived(sql: TaggedPool): Promise<void> {
  await sql`
    truncate category_closure, category_product, category_count, product_code, product_search, product_title,
      search_term, search_name, search_vocabulary, search_tier, search_pending, product_facet, product_summary, facet_block, facet_count,
      facet_value, product_variant, variant_group, variant_pending`;
}
