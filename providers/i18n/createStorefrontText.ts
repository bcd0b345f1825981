import { createInstance } from 'i18next';
import type { Language } from '../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import type { Texts } from './loadTexts.ts';
import { textOptions } from './textOptions.ts';

/** The texts of the storefront as a platform group words them, for what the backoffice shows of its pages. */
export async function createStorefrontText(language: Language, group: PlatformGroupKey, texts: Texts) {
  const instance = createInstance();
  await instance.init(textOptions(language, texts));
  return (key: string, values: Record<string, string | number> = {}): string =>
    instance.t(key.startsWith('entities.') ? key : `storefront.${key}`, { ...values, context: group });
}
