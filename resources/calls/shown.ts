import { z } from 'zod';
import { languages } from '../languages.ts';

/** A text as a visitor reads it; `languageUsed` is another than the asked one where the translation is missing. */
export const shownText = z.strictObject({ text: z.string(), languageUsed: z.enum(languages) });

/** A picture by hash; addresses are `/api/image/{kind}/{hash}/{variant}`. */
export const picture = z.strictObject({
  kind: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A picture that says something itself, with what is seen in it where its company has written that. */
export const describedPicture = picture.extend({ alt: shownText.nullable() });

export const categoryLink = z.strictObject({ sid: z.string(), name: z.string() });

/** A product as cards and lists show it. */
export const productCard = z.strictObject({
  orgaSid: z.string(),
  productSid: z.string(),
  orgaName: z.string(),
  title: shownText,
  subTitle: shownText.nullable(),
  articleNumber: z.string(),
  picture: picture.nullable(),
});

export const orgaCard = z.strictObject({
  sid: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  logo: picture.nullable(),
  count: z.number(),
});

export const categoryCard = z.strictObject({
  sid: z.string(),
  name: z.string(),
  count: z.number(),
  picture: picture.nullable(),
  children: z.array(z.strictObject({ sid: z.string(), name: z.string(), count: z.number() })),
});

/** A document as pages list it; `file` is the hash in `/api/file/{hash}`. */
export const shownDocument = z.strictObject({
  title: shownText,
  kind: z.string(),
  language: z.enum(languages),
  /** Days, such as `2026-03-29`. */
  date: z.string().nullable(),
  expiry: z.string().nullable(),
  file: z.string(),
  bytes: z.number(),
});

/** A retailer of a product; without terms where it only carries the company's products. */
export const shownRetailer = z.strictObject({
  sid: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  logo: picture.nullable(),
  link: z.string().nullable(),
  articleNumber: z.string().nullable(),
  price: z.strictObject({ amount: z.number(), currency: z.enum(['CHF', 'EUR']) }).nullable(),
  stock: z.string().nullable(),
});

/** An advertisement as pages show it. */
export const advertisementCard = z.strictObject({
  orgaSid: z.string(),
  sid: z.string(),
  orgaName: z.string(),
  title: shownText,
  text: shownText.nullable(),
  picture: picture.nullable(),
  link: z.string(),
});

/** What a company says of itself in one language. */
export const shownInfo = z.strictObject({
  headline: shownText,
  text: shownText.nullable(),
  pictures: z.array(describedPicture),
  links: z.array(z.strictObject({ label: z.string(), link: z.string() })),
  contact: z.record(z.string(), z.string()),
});

export const facetValue = z.strictObject({ sid: z.string(), name: z.string(), count: z.number() });

/** An attribute by which a list can be narrowed. */
export const attributeFacet = z.strictObject({
  sid: z.string(),
  name: z.string(),
  kind: z.enum(['number', 'choice', 'yesNo']),
  unit: z.string().nullable(),
  /** The least and the greatest number of the list; null for what is no number. */
  extent: z.strictObject({ least: z.number(), most: z.number() }).nullable(),
  values: z.array(
    z.strictObject({
      /** As `attributes` takes it: sid of a choice, `true` or `false`, a number, or a range `600..900`, `600..`. */
      value: z.string(),
      /** Label of a choice. */
      name: z.string().nullable(),
      /** Products that choosing it leaves, beside what else is chosen. */
      count: z.number(),
      isChosen: z.boolean(),
    }),
  ),
});

/** One page of a storefront list. `total` is exact. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({ items: z.array(item), total: z.number(), page: z.number(), size: z.number() });
}

export type FacetValue = z.infer<typeof facetValue>;
export type AttributeFacet = z.infer<typeof attributeFacet>;
export type ShownText = z.infer<typeof shownText>;
export type Picture = z.infer<typeof picture>;
export type DescribedPicture = z.infer<typeof describedPicture>;
export type ShownDocument = z.infer<typeof shownDocument>;
export type ShownRetailer = z.infer<typeof shownRetailer>;
export type AdvertisementCard = z.infer<typeof advertisementCard>;
export type ShownInfo = z.infer<typeof shownInfo>;
export type ProductCard = z.infer<typeof productCard>;
export type OrgaCard = z.infer<typeof orgaCard>;
export type CategoryCard = z.infer<typeof categoryCard>;
