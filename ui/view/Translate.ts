import type { entities } from '../../resources/texts/de/entities.ts';
import type { storefront } from '../../resources/texts/de/storefront.ts';

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Every text of the storefront, such as `search.label`, and the labels of the entities. */
export type TextKey = Keys<typeof storefront> | Keys<typeof entities, 'entities.'>;

/**
 * A text in the language of the page, with the labels of its platform group; `count` chooses the plural form and
 * stands in the text as `{{n}}`, written as people of the platform write numbers.
 */
export type Translate = (
  key: TextKey,
  values?: { count?: number } & Record<string, string | number>,
) => string;
