import type { Entity } from '../../../resources/entity.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { isInPeriod } from '../../../resources/periodState.ts';
import { pathTo } from '../../../resources/address/routes.ts';
import type { Row } from '../../../resources/shape.ts';

/** Where visitors of the catalogue see a record on this day; undefined for one that has no page. */
export function publicPath(
  { page, period }: Pick<Entity, 'page' | 'period'>,
  language: Language,
  row: Row,
  day: string,
): string | undefined {
  if (page?.shows?.(row) === false || !isInPeriod({ period }, row, day)) return undefined;
  return pagePath({ page }, language, row);
}

/** Where the page of a record stands, whether visitors see it or not; undefined for one that has none. */
export function pagePath({ page }: Pick<Entity, 'page'>, language: Language, row: Row): string | undefined {
  if (!page) return undefined;
  const named = Object.entries(page.parameters).map(([parameter, field]) => [parameter, String(row[field])]);
  return pathTo(language, page.screen, Object.fromEntries(named));
}
