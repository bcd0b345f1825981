import type { TaggedPool } from '../../setup/tagged.ts';

/**
 * Takes away the products of a company with all that was derived or waits to be derived of them, so that whatever is measured
 * next finds what the one before it found. No worker may be running.
 */
export async function forgetProducts(write: TaggedPool, orgaSid: string): Promise<void> {
  await write.begin(async (tx) => {
    await tx`create temporary table gone on commit drop as select id from product where orga_sid = ${orgaSid}`;
    await tx`delete from product where orga_sid = ${orgaSid}`;
    await tx`delete from category_product where orga_sid = ${orgaSid}`;
    await tx`delete from category_count where orga_sid = ${orgaSid}`;
    await tx`delete from product_code where product_id in (select id from gone)`;
    await tx`delete from product_search where product_id in (select id from gone)`;
    await tx`delete from product_title where product_id in (select id from gone)`;
    await tx`delete from product_summary where product_id in (select id from gone)`;
    await tx`delete from change where platform = 'CH' and entity = 'product' and key[1] = ${orgaSid}`;
    await tx`truncate search_pending, quality_pending`;
  });
  await write`vacuum analyze`;
}
