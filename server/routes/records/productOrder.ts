import { productOrderCalls } from '../../../resources/calls/productOrder.ts';
import { opensOrga } from '../../records/access/scope.ts';
import { transact } from '../../base/database/transact.ts';
import { forbidden } from '../../base/problems.ts';
import { reorderProducts } from '../../catalogue/products/reorderProducts.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';

/** The order of a company's products (behaviour B64). */
export function productOrder(routing: Routing): void {
  registerCall(routing, productOrderCalls.reorder, async (called) => {
    const { scope, body, query } = called;
    const { orgaSid, productSids } = body;
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    return transact(routing.write, query.dryRun, (tx) =>
      writeOnce(tx, called, productOrderCalls.reorder.answer, async () => ({
        dryRun: query.dryRun,
        orgaSid,
        ...(await reorderProducts(tx, scope, orgaSid, productSids)),
      })),
    );
  });
}
