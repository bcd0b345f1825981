import type { askableRights } from '../../../resources/platform/rights.ts';
import { useAccount } from '../AccountContext.ts';

type Words = Record<(typeof askableRights)[number] | 'orga', string>;

/** What one may ask for, as the platform words it. */
export function useAskWords(): Words {
  const { text, language } = useAccount();
  const many = text('entities.product.name', { count: 2 });
  // German alone writes nouns with a capital in the middle of a sentence.
  const products = language === 'de' ? many : many.toLocaleLowerCase(language);
  return {
    orga: text('entities.orga.name', { count: 1 }),
    EDIT_PRODUCTS: text('profile.askRights.EDIT_PRODUCTS', { products }),
    COMPANY: text('profile.askRights.COMPANY'),
    CMS: text('profile.askRights.CMS'),
    CATEGORY: text('profile.askRights.CATEGORY'),
    ADVERTISEMENT: text('profile.askRights.ADVERTISEMENT'),
  };
}
