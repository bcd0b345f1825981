import type { Language } from '../../resources/languages.ts';
import { pathTo } from '../../resources/routes.ts';

/** Where visitors see a company. */
export function companyPage(language: Language, orgaSid: string): string {
  return pathTo(language, 'orga', { orgaSid });
}
