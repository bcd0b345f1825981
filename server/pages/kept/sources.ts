import { followedTables } from '../../records/feed/followedTables.ts';

/** What the feed tells of: a followed table, or the rows that searches read. */
export type Source = (typeof followedTables)[number] | 'search';

/** Tables that are written together with others, and told of by these. */
const toldBy: Readonly<Record<string, readonly Source[]>> = {
  facet_block: ['product_facet', 'facet_count'],
  facet_value: ['product_facet', 'facet_count'],
  product_search: ['search'],
  product_summary: ['search'],
  product_variant: ['variant_group'],
  search_term: ['search'],
  search_tier: ['search'],
};

const followed = new Map<string, readonly Source[]>([
  ...followedTables.map((table) => [table, [table]] as const),
  ...Object.entries(toldBy),
]);

/** The sources that tell of changes of a table, or of one of its parts; undefined where none does. */
export function sourcesOf(table: string): readonly Source[] | undefined {
  return followed.get(table.replace(/_\d+$/, ''));
}

const atOnce: ReadonlySet<string> = new Set(['']);
const shared = new Set<Source>(['article', 'attribute', 'category']);

/** For which platforms the feed tells of a source that was read on some; '' stands for all at once. */
export function platformsOf(source: Source, platforms: ReadonlySet<string>): ReadonlySet<string> {
  if (shared.has(source)) return atOnce;
  return source === 'search_vocabulary' ? new Set([...platforms, '']) : platforms;
}
