import type { EntityName } from '../../resources/registry.ts';
import type { Language } from '../../resources/languages.ts';
import type { Platform } from '../../resources/platforms.ts';
import { pathTo } from '../../resources/routes.ts';
import { areTermsOfOthers } from '../../resources/screens.ts';
import type { Row } from '../../resources/shape.ts';

const pages: Partial<
  Record<EntityName, (language: Language, row: Row, platform: Platform) => string | undefined>
> = {
  orga: (language, { sid }) => pathTo(language, 'orga', { orgaSid: String(sid) }),
  product: (language, { orgaSid, sid }) =>
    pathTo(language, 'product', { orgaSid: String(orgaSid), productSid: String(sid) }),
  article: (language, { url, state }, { group }) =>
    state === 'published' && !areTermsOfOthers(String(url), group)
      ? pathTo(language, 'article', { url: String(url) })
      : undefined,
  category: (language, { sid }) => pathTo(language, 'category', { categorySid: String(sid) }),
};

/** Where visitors of a platform see a thing; undefined for what has no page there. */
export function publicPath(
  entity: string,
  { language, platform }: { language: Language; platform: Platform },
  row: Row,
): string | undefined {
  return pages[entity as EntityName]?.(language, row, platform);
}
