import { createInstance } from 'i18next';

const i18n = createInstance();
// Without texts of its own nothing is waited for.
void i18n.init({ resources: {}, initAsync: false, interpolation: { escapeValue: false } });

/** A text with its placeholders `{{name}}` filled in; nothing is escaped. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return i18n.services.interpolator?.interpolate(text, values, '', {}) ?? text;
}
