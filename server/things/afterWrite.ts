import type { EntityName } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import { productsWritten } from '../derived/productsWritten.ts';
import { treeWritten } from '../derived/treeWritten.ts';
import { askedAttributesWritten } from '../quality/askedAttributesWritten.ts';
import { documentsWritten } from '../quality/documentsWritten.ts';
import { markOrgaUnjudged } from '../quality/markOrgaUnjudged.ts';
import { attributesWritten } from '../search/names/attributesWritten.ts';
import { categoriesWritten } from '../search/names/categoriesWritten.ts';
import { orgasWritten } from '../search/names/orgasWritten.ts';
import { productLinesWritten } from '../search/names/productLinesWritten.ts';

/** What one write did to one thing; a created one has no `before`, a deleted one no `after`. */
export interface Written {
  store: StoreKey;
  id: number;
  before?: Row;
  after?: Row;
}

type AfterWrite = (tx: Transaction, written: Written) => Promise<void>;

/** What follows from a write, in its transaction: listing and counts are derived rows, search rows wait for theirs. */
export const afterWrite: Partial<Record<EntityName, AfterWrite>> = {
  categoryRelation: (tx, { store, before, after }) =>
    treeWritten(tx, store, [String((after ?? before)?.childSid)]),
  product: async (tx, { store, id, before, after }) => {
    await productsWritten(tx, store, [id]);
    if (!after) await markOrgaUnjudged(tx, store, String(before?.orgaSid));
  },
  category: whenFound(['name', 'ifcClasses', 'ebkphCodes', 'etimClasses'], (tx, { sid }) =>
    categoriesWritten(tx, [sid]),
  ),
  attribute: async (tx, written) => {
    await whenFound(['name', 'kind', 'choices'], (_, { sid }) => attributesWritten(tx, [sid]))(tx, written);
    await askedAttributesWritten(tx, written);
  },
  document: documentsWritten,
  orga: whenFound(['name'], (tx, { sid }, store) => orgasWritten(tx, store, [sid])),
  productLine: whenFound(['title'], (tx, { sid, orgaSid }, store) =>
    productLinesWritten(tx, store, orgaSid, [sid]),
  ),
};

type Found = Record<'sid' | 'orgaSid', string>;

/** Only where what the search finds a thing by has changed. */
function whenFound(
  names: readonly string[],
  follow: (tx: Transaction, thing: Found, store: StoreKey) => Promise<void>,
): AfterWrite {
  return async (tx, { store, before, after }) => {
    const isSame = names.every((name) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]));
    if (!before || !after || !isSame) await follow(tx, (after ?? before) as Found, store);
  };
}
