import type { identity } from '../../resources/texts/de/identity.ts';
import type { TextPaths } from '../../resources/texts/TextPaths.ts';
import type { TextKey, TextValues } from './TextKey.ts';

/**
 * A text of the account pages: their own, those of the hosted sign-in pages, the names of what rights are about, and
 * the few that the storefront or react-admin has a place for.
 */
export type AccountTextKey =
  | TextKey
  | `identity.${TextPaths<typeof identity>}`
  | `storefront.footer.${'imprint' | 'privacypolicy'}`
  | 'storefront.shell.demo'
  | `entities.${'orga' | 'product'}.name`
  | `ra.${'action.save' | 'action.cancel' | 'auth.logout' | 'notification.updated' | 'notification.logged_out'}`;

/** A text in the language of the page, as the platform group words it; `{{title}}` is the name of the group. */
export type AccountText = (key: AccountTextKey, values?: TextValues) => string;
