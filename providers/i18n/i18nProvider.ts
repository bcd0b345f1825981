import { createInstance } from 'i18next';
import type { I18nProvider } from 'ra-core';
import { getI18nProvider } from 'ra-i18n-i18next';
import { languages, type Language } from '../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import type { Texts } from './loadTexts.ts';
import { nameOf } from './nameOf.ts';
import { textOptions } from './textOptions.ts';

interface Needs {
  language: Language;
  group: PlatformGroupKey;
  texts: Texts;
  /** The entity of a resource: its labels stand under the name of the entity. */
  entityName: (resource: string) => string | undefined;
}

/**
 * react-admin's texts: an i18next instance of our own (it is initialised anew by the library), whose keys
 * are led to our files and whose labels are those of the platform group.
 */
export async function createI18nProvider({
  language,
  group,
  texts,
  entityName,
}: Needs): Promise<I18nProvider> {
  const provider = await getI18nProvider(
    createInstance(),
    textOptions(language, texts),
    languages.map((locale) => ({ locale, name: nameOf(locale) })),
  );
  return {
    ...provider,
    translate: (key, options) => provider.translate(placeOf(key, entityName), { context: group, ...options }),
  };
}

/** Where our files hold a text that react-admin asks for. */
function placeOf(key: string, entityName: Needs['entityName']): string {
  if (key.startsWith('ra.')) return `backoffice.${key}`;
  const [, resource, rest] = /^resources\.([^.]+)\.(.+)$/.exec(key) ?? [];
  const entity = resource && entityName(resource);
  return entity ? `entities.${entity}.${rest}` : key;
}
