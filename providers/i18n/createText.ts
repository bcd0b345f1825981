import { createInstance } from 'i18next';
import type { Language } from '../../resources/language/languages.ts';
import { platformGroups, type PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import type { AccountText } from './AccountText.ts';
import type { Texts } from './loadTexts.ts';
import { textOptions } from './textOptions.ts';

/** The texts of the account pages, without react-admin. */
export async function createText(
  language: Language,
  group: PlatformGroupKey,
  texts: Texts,
): Promise<AccountText> {
  const instance = createInstance();
  await instance.init(textOptions(language, texts));
  const { title } = platformGroups[group];
  return (key, values) =>
    instance.t(/^(identity|entities|storefront)\./.test(key) ? key : `backoffice.${key}`, {
      title,
      ...values,
      context: group,
    });
}
