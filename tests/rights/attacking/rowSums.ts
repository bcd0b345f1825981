import type { TaggedDatabase } from '../../setup/tagged.ts';

/** What the product is kept for; what a job derives from it or a visitor is counted in is left out. */
const kept = [
  'advertisement',
  'article',
  'attribute',
  'category',
  'category_relation',
  'change',
  'document',
  'export_profile',
  'file',
  'image',
  'mapping',
  'newsletter_subscription',
  'orga_budget',
  'orga_connection',
  'orga_info',
  'platform_settings',
  'product_line',
  'product_relation',
  'retailer_data',
  'start_page',
  'statistic',
  'template',
  'user_right',
];

/** Of each of these tables its name with a checksum of its rows, in one question, as it is asked after every attack. */
export async function rowSums({ write }: TaggedDatabase): Promise<string[]> {
  const of = (table: string, row: string) =>
    `select '${table} ' || coalesce(md5(string_agg(${row}, ',' order by ${row})), '') as sum from ${table} t`;
  const product = of('product', "(to_jsonb(t) - 'popularity' - 'completeness' - 'missing')::text");
  const orga = of('orga', "(to_jsonb(t) - 'completeness')::text");
  const rows = await write.unsafe<{ sum: string }[]>(
    [product, orga, ...kept.map((table) => of(table, 't::text'))].join(' union all '),
  );
  return rows.map(({ sum }) => sum).sort();
}
