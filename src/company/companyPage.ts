import type { Language } from '../../resources/language/languages.ts';
import { pathTo } from '../../resources/address/routes.ts';

/** Where visitors see a company. */
export function companyPage(language: Language, orgaSid: string): string {
  return pathTo(language, 'orga', { orgaSid });
}
