import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';

/** With which other products a product is shown as variants of one thing; null for none. Throws `Problem`. */
export async function readVariants(
  platform: PlatformKey,
  { orgaSid, sid, language }: { orgaSid: string; sid: string; language: Language },
  signal: AbortSignal,
): Promise<ProductPage['variants']> {
  const url = `/api/${platform}/product/${encodeURIComponent(orgaSid)}/${encodeURIComponent(sid)}?lang=${language}`;
  const page = await readJson<Pick<ProductPage, 'variants'>>(url, { variants: null }, { signal });
  return page.variants;
}
