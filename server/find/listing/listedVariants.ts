import { integers } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ListFilter } from './listedIds.ts';
import { isWalked, listedByTitles, listedPage, type Slice } from './listedPage.ts';
import { shownVariants, shownVariantsOf, type ShownVariant } from './shownProducts.ts';

/** Whoever asks for a page of a list asks for the next one too: which products stand on so many is read at once. */
const pagesAtOnce = 4;
/** Of a list that is put in order as a whole for each of its pages. */
const sortedPagesAtOnce = 40;
/**
 * Up to here a list is put in order by its titles in all languages at once; of a longer one whoever asks in one would wait for the
 * others too long (138 ms on average for those of up to 20,000 among a million products).
 */
const mostInAllLanguages = 5_000;

const idsInLanguages = { de: integers, en: integers, fr: integers, it: integers };

/**
 * What a page of a list shows. Where it is kept what many pages ask alike, which products it has and what is shown of each is
 * asked apart: most are known of other pages, and in another language they are the same. Else in one statement.
 */
export async function listedVariants(
  db: ScopedQueries,
  scope: Scope,
  filter: ListFilter,
  slice: Slice,
): Promise<ShownVariant[]> {
  if (!db.common || !db.each) return shownVariantsOf(db, scope, listedPage(scope, filter, slice));
  const { offset, size } = slice;
  const few = sliceOf(slice, pagesAtOnce);
  const isPlain = slice.sort === 'popularity' || slice.sort === 'newest';
  const whole = isPlain || isWalked(few) ? few : sliceOf(slice, sortedPagesAtOnce);
  const from = whole.offset;
  const ids = await idsOf(db.common, scope, filter, whole);
  return shownVariants(db, scope, ids.slice(offset - from, offset - from + size));
}

async function idsOf(db: ScopedQueries, scope: Scope, filter: ListFilter, slice: Slice): Promise<number[]> {
  if (slice.sort === 'title' && slice.total <= mostInAllLanguages)
    return (await db.one(idsInLanguages, listedByTitles(scope, filter, slice)))[slice.language];
  const page = listedPage(scope, filter, slice);
  const { ids } = await db.one(
    { ids: integers },
    sql`select coalesce(array_agg(id order by place), '{}') as ids from (${page}) listed`,
  );
  return ids;
}

/** The slice of so many pages in which a page lies. */
function sliceOf(slice: Slice, pages: number): Slice {
  const size = pages * slice.size;
  return { ...slice, offset: Math.floor(slice.offset / size) * size, size };
}
