import { createInstance, type Resource } from 'i18next';
import { defaultLanguage, type Language } from '../../../resources/language/languages.ts';

export type TextValues = Readonly<Record<string, string | number>>;

export interface Translator {
  /** The text of a key such as `faults:required`, its placeholders `{{name}}` filled in. */
  text(language: Language, key: string, values?: TextValues): string;
  has(key: string): boolean;
}

/** Reads texts by i18next: plurals by `count`, words of a platform group by `context`. Nothing is escaped: no HTML is made of them. */
export function createTranslator(texts: Resource): Translator {
  const i18n = createInstance();
  // With the texts at hand nothing is waited for.
  void i18n.init({
    resources: texts,
    ns: Object.keys(texts[defaultLanguage] ?? {}),
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return {
    text: (language, key, values = {}) => i18n.t(key, { ...values, lng: language }),
    has: (key) => i18n.exists(key),
  };
}
