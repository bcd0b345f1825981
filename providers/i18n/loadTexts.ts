import type { Language } from '../../resources/language/languages.ts';
import { objectIn, request } from '../fetch.ts';

export type Texts = Record<string, unknown>;

/**
 * The texts of a language from the assets folder (behaviour B22): one member per file of
 * `resources/texts/<language>`, such as `backoffice`, `entities` and `server`.
 */
export async function loadTexts(language: Language, version: string): Promise<Texts> {
  const response = await request(`/assets/i18n/${language}.json?v=${encodeURIComponent(version)}`);
  return objectIn(await response.json());
}
