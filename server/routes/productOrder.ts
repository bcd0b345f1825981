import { productOrderCalls } from '../../resources/calls/productOrder.ts';
import { opensOrga } from '../records/access/scope.ts';
import { transact } from '../base/database/transact.ts';
import { forbidden } from '../base/problems.ts';
import { reorderProducts } from '../catalogue/products/reorderProducts.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** The order of a company's products (behaviour B64). */
export function productOrder(routing: Routing): void {
  registerCall(routing, productOrderCalls.reorder, async ({ scope, body, query: { dryRun } }) => {
    const { orgaSid, productSids } = body;
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    const counts = await transact(routing.write, dryRun, (tx) =>
      reorderProducts(tx, scope, orgaSid, productSids),
    );
    return { dryRun, orgaSid, ...counts };
  });
}
