import { keysOf } from '../keysOf.ts';

/** The rights (behaviour B35). */
export const rights = [
  'ADMIN',
  'ADVERTISEMENT',
  'CATEGORY',
  'CMS',
  'EDIT_PRODUCTS',
  'USER_RIGHTS',
  'COMPANY',
] as const;

export type Right = (typeof rights)[number];

/** The features of the backoffice and the right that opens each (behaviour B39). */
export const features = {
  companies: { rights: ['COMPANY', 'EDIT_PRODUCTS'], path: 'orgas' },
  categories: { rights: ['CATEGORY'], path: 'categories/root_category' },
  import: { rights: ['COMPANY'], path: 'import' },
  export: { rights: ['COMPANY', 'EDIT_PRODUCTS'], path: 'export' },
  advertisement: { rights: ['ADVERTISEMENT'], path: 'advertisements' },
  cms: { rights: ['CMS'], path: 'articles' },
  userRights: { rights: ['USER_RIGHTS'], path: 'users-with-rights' },
} as const satisfies Record<string, { rights: readonly Right[]; path: string }>;

export type Feature = keyof typeof features;
export const featureKeys = keysOf(features);

/** The rights that may be bound to one company in one country (behaviour B37). */
export const companyRights = ['COMPANY', 'EDIT_PRODUCTS', 'USER_RIGHTS'] as const satisfies readonly Right[];

/** The rights that an account may ask for itself (behaviour B507). */
export const askableRights = [
  'EDIT_PRODUCTS',
  'COMPANY',
  'CMS',
  'CATEGORY',
  'ADVERTISEMENT',
] as const satisfies readonly Right[];
