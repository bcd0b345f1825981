import type { backoffice } from '../../resources/texts/de/backoffice.ts';

/** The paths of the texts in a tree of texts; plural forms are one. */
export type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${WithoutPlural<K>}`
    : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** A text of the backoffice or the account pages, such as `login.title`. */
export type TextKey = Keys<Omit<typeof backoffice, 'ra'>>;

/** What a text fills in; `count` chooses the plural form. */
export type TextValues = { count?: number } & Record<string, string | number>;

export type Text = (key: TextKey, values?: TextValues) => string;
