import type { Language } from './languages.ts';

/** The languages of the documentation of the API; whoever reads another one gets English. */
export const docsLanguages = ['de', 'en'] as const satisfies readonly Language[];
export type DocsLanguage = (typeof docsLanguages)[number];

export function docsLanguage(wanted: Language): DocsLanguage {
  return docsLanguages.find((one) => one === wanted) ?? 'en';
}
