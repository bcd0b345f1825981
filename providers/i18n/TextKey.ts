import type { backoffice } from '../../resources/texts/de/backoffice.ts';
import type { TextPaths } from '../../resources/texts/TextPaths.ts';

/** A text of the backoffice or the account pages, such as `login.title`. */
export type TextKey = TextPaths<Omit<typeof backoffice, 'ra'>>;

/** What a text fills in; `count` chooses the plural form. */
export type TextValues = { count?: number } & Record<string, string | number>;

export type Text = (key: TextKey, values?: TextValues) => string;
