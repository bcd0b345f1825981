import type { entities } from '../../resources/texts/de/entities.ts';
import type { storefront } from '../../resources/texts/de/storefront.ts';
import type { TextPaths } from '../../resources/texts/TextPaths.ts';

/** Every text of the storefront, such as `search.label`, and the labels of the entities. */
export type TextKey = TextPaths<typeof storefront> | TextPaths<typeof entities, 'entities.'>;

/**
 * A text in the language of the page, with the labels of its platform group; `count` chooses the plural form and
 * stands in the text as `{{n}}`, written as people of the platform write numbers.
 */
export type Translate = (
  key: TextKey,
  values?: { count?: number } & Record<string, string | number>,
) => string;
