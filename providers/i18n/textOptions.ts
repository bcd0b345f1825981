import type { InitOptions } from 'i18next';
import type { Language } from '../../resources/language/languages.ts';
import type { Texts } from './loadTexts.ts';

/** How i18next is set up wherever the browser shows texts: one language, nothing to fall back to. */
export function textOptions(language: Language, texts: Texts): InitOptions {
  return {
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    // Labels that are texts already pass through the same function: a colon in them is no namespace.
    nsSeparator: false,
    // React escapes what it prints; escaping twice would show entities.
    interpolation: { escapeValue: false },
  };
}
