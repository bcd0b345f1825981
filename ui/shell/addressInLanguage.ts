import type { Language } from '../../resources/languages.ts';
import { inLanguage } from '../../resources/routes.ts';
import type { View } from '../view/View.tsx';

/** The address of the shown page in another language: path and query stay. */
export function addressInLanguage({ path, query }: Pick<View, 'path' | 'query'>, language: Language): string {
  const search = new URLSearchParams(query).toString();
  return inLanguage(path + (search && `?${search}`), language);
}
