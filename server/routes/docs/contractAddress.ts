import type { DocsLanguage } from '../../../resources/language/docsLanguage.ts';

/** Where the contract is read in that language: in English unless another one is asked for. */
export function contractAddress(language: DocsLanguage): string {
  return language === 'en' ? '/api/openapi.json' : `/api/openapi.json?lang=${language}`;
}
