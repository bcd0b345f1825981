import type { EntityName } from '../../../resources/registry.ts';
import { productsWritten } from '../derived/productsWritten.ts';
import { treeRearranged } from '../tree/treeRearranged.ts';
import { touchedOf } from '../../find/listing/touched.ts';
import type { RecordHooks } from '../../records/RecordHooks.ts';

type AfterMany = NonNullable<RecordHooks['afterMany']>;

/** What follows from many records of a platform that one statement wrote, where it is not the same for each of them. */
export const afterMany: Record<string, AfterMany> = {
  product: async (tx, dataset, written) =>
    productsWritten(
      tx,
      dataset,
      await touchedOf(
        tx,
        written.map(({ id }) => id),
      ),
    ),
  categoryRelation: treeRearranged,
} satisfies Partial<Record<EntityName, AfterMany>>;
