import type { EntityName } from '../../../resources/registry.ts';
import { productsWritten } from '../derived/productsWritten.ts';
import { treeRearranged } from '../tree/treeRearranged.ts';
import { touchedOf, type Touched } from '../../find/listing/touched.ts';
import type { RecordHooks, Written } from '../../records/RecordHooks.ts';

type AfterMany = NonNullable<RecordHooks['afterMany']>;

/** What follows from many records of a platform that one statement wrote, where it is not the same for each of them. */
export const afterMany: Record<string, AfterMany> = {
  product: async (tx, dataset, written) => {
    const touched = await touchedOf(
      tx,
      written.map(({ id }) => id),
    );
    await productsWritten(tx, dataset, touched, [], apartOf(written));
  },
  categoryRelation: treeRearranged,
} satisfies Partial<Record<EntityName, AfterMany>>;

/** By which fields a product stands where it does in lists, and is found by a code. */
const placing = ['orgaSid', 'mainCategory', 'productLine', 'popularity', 'endOfSale'];
const coding = ['orgaSid', 'articleNumber', 'gtins'];

/** What is the same as before for all of them need not be looked at: so for thousands that lost an attribute. */
function apartOf(written: readonly Written[]): { placed?: Touched; coded?: Touched } {
  const changed = new Set<string>();
  for (const { before, after } of written) {
    const names = before && after ? Object.keys(before) : [];
    // Nothing is known of one that came or went, or that says nothing.
    if (names.length === 0) return {};
    for (const name of names)
      if (JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])) changed.add(name);
  }
  const are = (names: readonly string[]) => names.some((name) => changed.has(name));
  return { ...(!are(placing) && { placed: [] }), ...(!are(coding) && { coded: [] }) };
}
