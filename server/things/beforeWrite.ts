import type { EntityName } from '../../resources/registry.ts';
import type { Row } from '../../resources/shape.ts';
import { cleanArticle } from '../articles/cleanArticle.ts';

/** What becomes of a valid row before it is stored. */
export const beforeWrite: Partial<Record<EntityName, (row: Row) => Row>> = {
  article: cleanArticle,
};
