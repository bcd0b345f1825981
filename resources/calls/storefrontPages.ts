import { z } from 'zod';
import {
  attributeFacet,
  advertisementCard,
  categoryCard,
  categoryLink,
  facetValue,
  orgaCard,
  pageOf,
  describedPicture,
  picture,
  productCard,
  shownDocument,
  shownInfo,
  shownRetailer,
  shownText,
} from './shown.ts';

export const attributeValue = z.strictObject({
  sid: z.string(),
  name: z.string(),
  group: z.string(),
  /** Numbers as numbers, the rest as shown. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.string().nullable(),
});

export const categoryPage = z.strictObject({
  sid: z.string(),
  name: z.string(),
  description: shownText.nullable(),
  ifcClasses: z.array(z.string()),
  ebkphCodes: z.array(z.string()),
  pathFromRoot: z.array(categoryLink),
  children: z.array(facetValue),
  orgas: z.array(facetValue),
  /** Those of the chosen company. */
  lines: z.array(facetValue.extend({ orgaSid: z.string() })),
  facets: z.array(attributeFacet),
  advertisements: z.array(advertisementCard),
  products: pageOf(productCard),
});

export const orgaPage = z.strictObject({
  sid: z.string(),
  name: z.string(),
  kind: z.string(),
  description: shownText.nullable(),
  address: z.record(z.string(), z.string()),
  logo: picture.nullable(),
  lines: z.array(facetValue),
  /** The line that `line` chose. */
  line: z.strictObject({ sid: z.string(), title: z.string(), description: shownText.nullable() }).nullable(),
  categories: z.array(facetValue),
  info: shownInfo.nullable(),
  /** Those of none of its products, such as certificates. */
  documents: z.array(shownDocument),
  /** Who sells its products, or whose products it sells. */
  connected: z.array(orgaCard),
  advertisements: z.array(advertisementCard),
  products: pageOf(productCard),
});

export const productPage = z.strictObject({
  orgaSid: z.string(),
  productSid: z.string(),
  orgaName: z.string(),
  orgaLogo: picture.nullable(),
  title: shownText,
  subTitle: shownText.nullable(),
  description: shownText.nullable(),
  articleNumber: z.string(),
  gtins: z.array(z.string()),
  productLine: z.strictObject({ sid: z.string(), title: z.string() }).nullable(),
  mainCategory: categoryLink,
  ifcClasses: z.array(z.string()),
  ebkphCodes: z.array(z.string()),
  etimClasses: z.array(z.string()),
  pathFromRoot: z.array(categoryLink),
  pictures: z.array(describedPicture),
  /** Beside those of the product itself: how it looks built in. */
  media: z.array(describedPicture),
  attributes: z.array(attributeValue),
  documents: z.array(shownDocument),
  retailers: z.array(shownRetailer),
  successors: z.array(productCard),
  accessories: z.array(productCard),
  similar: z.array(productCard),
});

export const startPage = z.strictObject({
  categories: z.array(categoryCard),
  orgas: z.array(orgaCard),
  products: z.array(productCard),
  picture: picture.nullable(),
  advertisements: z.array(advertisementCard),
  articles: z.array(z.strictObject({ url: z.string(), title: shownText })),
  productCount: z.number(),
  orgaCount: z.number(),
});

/** The products that an address names, in its order; those that are gone are left out. */
export const shortlistPage = z.strictObject({ products: z.array(productCard) });

export const categoriesPage = z.strictObject({ categories: z.array(categoryCard) });
export const orgasPage = z.strictObject({ orgas: pageOf(orgaCard), letters: z.array(z.string()) });

export type StartPage = z.infer<typeof startPage>;
export type CategoriesPage = z.infer<typeof categoriesPage>;
export type CategoryPage = z.infer<typeof categoryPage>;
export type OrgasPage = z.infer<typeof orgasPage>;
export type OrgaPage = z.infer<typeof orgaPage>;
export type ProductPage = z.infer<typeof productPage>;
export type ShortlistPage = z.infer<typeof shortlistPage>;
