import { classFields } from '../../../resources/classSystems.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Row } from '../../../resources/shape.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import type { RecordHooks } from '../../records/RecordHooks.ts';
import { productsWritten } from '../derived/productsWritten.ts';
import { treeWritten } from '../derived/treeWritten.ts';
import { askedAttributesWritten } from '../quality/askedAttributesWritten.ts';
import { documentsWritten } from '../quality/documentsWritten.ts';
import { attributesWritten } from '../../find/index/names/attributesWritten.ts';
import { categoriesWritten } from '../../find/index/names/categoriesWritten.ts';
import { orgasWritten } from '../../find/index/names/orgasWritten.ts';
import { productLinesWritten } from '../../find/index/names/productLinesWritten.ts';
import { leaveGroup } from '../../find/variants/leaveGroup.ts';
import { followed } from './gatherFollowing.ts';
import { termsWritten } from '../../find/vocabulary/termPhrases.ts';

type AfterWrite = NonNullable<RecordHooks['afterWrite']>;

const treeFollows = (tx: SystemTransaction, sids: readonly string[], dataset: DatasetKey) =>
  treeWritten(tx, dataset, sids);

/** What follows from a write, in its transaction: listing and counts are derived rows, search rows wait for theirs. */
export const afterWrite: Record<string, AfterWrite> = {
  categoryRelation: (tx, { dataset, before, after }) =>
    followed(tx, treeFollows, { dataset, sid: String((after ?? before)?.childSid) }),
  product: async (tx, { dataset, id, before, after }) => {
    if (!after) await leaveGroup(tx, id, String(before?.sid));
    await productsWritten(tx, dataset, [id], after ? [] : [String(before?.orgaSid)]);
  },
  category: whenFound(['name', ...Object.values(classFields)], (tx, { sid }, dataset) =>
    followed(tx, categoriesWritten, { dataset, sid: String(sid) }),
  ),
  attribute: async (tx, written) => {
    await whenFound(['name', 'kind', 'choices'], (_, { sid }, dataset) =>
      followed(tx, attributesWritten, { dataset, sid: String(sid) }),
    )(tx, written);
    await askedAttributesWritten(tx, written);
  },
  document: documentsWritten,
  orga: whenFound(['name'], (tx, { sid }, dataset) => orgasWritten(tx, dataset, [String(sid)])),
  productLine: whenFound(['title'], (tx, { sid, orgaSid }, dataset) =>
    productLinesWritten(tx, dataset, String(orgaSid), [String(sid)]),
  ),
  term: (tx, { dataset, before, after }) =>
    followed(tx, termsWritten, { dataset, sid: String((after ?? before)?.sid) }),
} satisfies Partial<Record<EntityName, AfterWrite>>;

/** Only where a field has changed by which the search finds a record: `names` are those fields. */
function whenFound(
  names: readonly string[],
  follow: (tx: SystemTransaction, record: Row, dataset: DatasetKey) => Promise<void>,
): AfterWrite {
  return async (tx, { dataset, before, after }) => {
    const isSame = names.every((name) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]));
    if (!before || !after || !isSame) await follow(tx, after ?? before ?? {}, dataset);
  };
}
