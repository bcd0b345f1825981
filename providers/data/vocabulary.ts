import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import type { Meaning, Trial, vocabularyCalls, WeakSearch } from '../../resources/calls/vocabulary.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { withKeyword } from '../../resources/language/withKeyword.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf, objectIn } from '../fetch.ts';

/** What visitors searched for in vain or nearly so. Throws `Problem`. */
export function weakSearches(platform: PlatformKey): Promise<WeakSearch[]> {
  return readJson<WeakSearch[]>(`/api/import/weak-search/${platform}`, []);
}

/** A typed text and what it is to mean. */
export interface Meant {
  text: string;
  language: Language;
  meaning: Meaning;
}

/** What a search finds, and what it would find if the text meant this. Throws `Problem`. */
export async function tryMeaning(platform: PlatformKey, meant: Meant, signal: AbortSignal): Promise<Trial> {
  const response = await send('POST', `/api/import/term/trial/${platform}`, meant, { signal });
  return answerOf<typeof vocabularyCalls.trial>(response);
}

/** Has the text mean this from now on: by a term, or by a keyword of the product. Throws `Problem`. */
export async function keepMeaning(platform: PlatformKey, meant: Meant): Promise<void> {
  const { text, language, meaning } = meant;
  if (!('productSid' in meaning)) {
    const sid = `term-${crypto.randomUUID().slice(0, 8)}`;
    await send('POST', '/api/import/term', { sid, text, language, direction: 'both', ...meaning });
    return;
  }
  const { orgaSid, productSid } = meaning;
  const url = `/api/import/product/${platform}/${encodeURIComponent(orgaSid)}/${encodeURIComponent(productSid)}`;
  const product = objectIn(await readJson<unknown>(url, {}));
  const productInfo = objectIn(product.productInfo);
  const keywords = withKeyword(objectIn(productInfo.keywords), language, text);
  await send(
    'PUT',
    url,
    { ...product, productInfo: { ...productInfo, keywords } },
    {
      headers: { 'if-match': `"${String(product.version)}"` },
    },
  );
}

/** A product that may be meant. */
export interface NamedProduct {
  orgaSid: string;
  productSid: string;
  title: string;
}

/** Products that a typed text suggests. Throws `Problem`. */
export async function suggestedProducts(
  platform: PlatformKey,
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<NamedProduct[]> {
  if (text.trim().length < 3) return [];
  const query = new URLSearchParams({ text, lang: language });
  const { productSuggestions } = await readJson<Pick<SuggestAnswer, 'productSuggestions'>>(
    `/api/${platform}/suggest?${query.toString()}`,
    { productSuggestions: [] },
    { signal },
  );
  return productSuggestions.map(({ orgaSid, productSid, title, orgaName }) => ({
    orgaSid,
    productSid,
    title: `${title} (${orgaName})`,
  }));
}

function send(method: string, url: string, body: object, init: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...init.headers };
  return authorizedRequest(url, { ...init, method, headers, body: JSON.stringify(body) });
}
