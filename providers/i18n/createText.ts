import { createInstance } from 'i18next';
import type { Language } from '../../resources/languages.ts';
import type { PlatformGroupKey } from '../../resources/platformGroups.ts';
import type { Texts } from './loadTexts.ts';
import type { Text } from './TextKey.ts';
import { textOptions } from './textOptions.ts';

/** The texts of the account pages, as the platform group words them; without react-admin. */
export async function createText(language: Language, group: PlatformGroupKey, texts: Texts): Promise<Text> {
  const instance = createInstance();
  await instance.init(textOptions(language, texts));
  return (key, values) => instance.t(`backoffice.${key}`, { ...values, context: group });
}
