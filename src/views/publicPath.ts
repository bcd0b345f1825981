import type { EntityName } from '../../resources/registry.ts';
import type { Language } from '../../resources/languages.ts';
import { pathTo } from '../../resources/routes.ts';
import type { Row } from '../../resources/shape.ts';

const pages: Partial<Record<EntityName, (language: Language, row: Row) => string | undefined>> = {
  orga: (language, { sid }) => pathTo(language, 'orga', { orgaSid: String(sid) }),
  product: (language, { orgaSid, sid }) =>
    pathTo(language, 'product', { orgaSid: String(orgaSid), productSid: String(sid) }),
  article: (language, { url, state }) =>
    state === 'published' ? pathTo(language, 'article', { url: String(url) }) : undefined,
  category: (language, { sid }) => pathTo(language, 'category', { categorySid: String(sid) }),
};

/** Where visitors of the catalogue see a thing; undefined for what has no page. */
export function publicPath(entity: string, language: Language, row: Row): string | undefined {
  return pages[entity as EntityName]?.(language, row);
}
