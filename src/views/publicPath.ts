import type { Entity } from '../../resources/entity.ts';
import type { Language } from '../../resources/languages.ts';
import { pathTo } from '../../resources/routes.ts';
import type { Row } from '../../resources/shape.ts';

/** Where visitors of the catalogue see a record; undefined for one that has no page. */
export function publicPath({ page }: Pick<Entity, 'page'>, language: Language, row: Row): string | undefined {
  if (!page || page.shows?.(row) === false) return undefined;
  const named = Object.entries(page.parameters).map(([parameter, field]) => [parameter, String(row[field])]);
  return pathTo(language, page.screen, Object.fromEntries(named));
}
