import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import type { Account } from '../AccountContext.ts';

export interface RightInWords {
  words: string;
  /** Said of a right that does not count on this platform. */
  elsewhere?: string;
}

/** What a right lets its holder do; `company` is the name of the one that it is about. */
export function rightInWords(
  { right, orgaCountry }: GrantedRight,
  company: string,
  { text, language, platform }: Pick<Account, 'text' | 'language' | 'platform'>,
): RightInWords {
  const name = (entity: 'orga' | 'product', count: number) => text(`entities.${entity}.name`, { count });
  const products = name('product', 2);
  const values = {
    orga: name('orga', 1),
    orgas: name('orga', 2),
    // German alone writes nouns with a capital in the middle of a sentence.
    products: language === 'de' ? products : products.toLocaleLowerCase(language),
  };
  const bound = orgaCountry && (right === 'COMPANY' || right === 'EDIT_PRODUCTS' || right === 'USER_RIGHTS');
  if (!bound) return { words: text(`profile.rights.${right}`, values) };
  const { country } = orgaCountry;
  return {
    words: text(`profile.rightsOf.${right}`, { ...values, company }),
    ...(country !== platform.country && { elsewhere: text('profile.elsewhere', { country }) }),
  };
}
