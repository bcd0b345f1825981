import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';

/** Puts these products of a company in front, in this order; the others keep theirs behind. Throws `Problem`. */
export async function saveProductOrder(
  platform: PlatformKey,
  orgaSid: string,
  productSids: readonly string[],
): Promise<void> {
  const answer = await authorizedRequest(`/api/import/product/${platform}/reorder`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orgaSid, productSids }),
  });
  await answer.arrayBuffer();
}
