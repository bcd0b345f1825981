import type { Language } from '../../resources/language/languages.ts';
import { inLanguage } from '../../resources/address/routes.ts';
import { addressOf } from '../view/addressOf.ts';
import type { View } from '../view/View.tsx';

/** The address of the shown page in another language: path and query stay. */
export function addressInLanguage({ path, query }: Pick<View, 'path' | 'query'>, language: Language): string {
  return inLanguage(addressOf(path, query), language);
}
