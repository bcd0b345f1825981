import { z } from 'zod';
import { exampleHash } from '../address/exampleHash.ts';
import { languages } from '../language/languages.ts';
import { lists } from '../limits.ts';
import { withExample } from './withExample.ts';

/** Texts that many answers name, each with an example, of which the contract makes those of the answers. */
export const said = {
  orgaSid: withExample(z.string(), 'alpenfenster'),
  orgaName: withExample(z.string(), 'Alpenfenster AG'),
  city: withExample(z.string(), 'Chur'),
  productSid: withExample(z.string(), 'f1'),
  title: withExample(z.string(), 'Holz-Metall-Fenster'),
  articleNumber: withExample(z.string(), 'F-1'),
  gtin: withExample(z.string(), '07612345678900'),
  categorySid: withExample(z.string(), 'fenster'),
  categoryName: withExample(z.string(), 'Fenster'),
  lineSid: withExample(z.string(), 'ecoline'),
  lineTitle: withExample(z.string(), 'Ecoline'),
  ifcClass: withExample(z.string(), 'IfcWindow'),
  ebkphCode: withExample(z.string(), 'E03.01'),
  etimClass: withExample(z.string(), 'EC002568'),
  bkpCode: withExample(z.string(), '221.2'),
  npkCode: withExample(z.string(), '371.111'),
  link: withExample(z.string(), 'https://shop.example/f1'),
  advertisementSid: withExample(z.string(), 'herbst'),
};

/** A text as a visitor reads it; `languageUsed` is another than the asked one where the translation is missing. */
export function shownAs<T extends z.ZodType<string>>(text: T) {
  return z.strictObject({ text, languageUsed: z.enum(languages) });
}

export const shownText = shownAs(said.title);
/** More than a title. */
export const shownSentence = shownAs(withExample(z.string(), 'Dreifach verglast, aus einheimischem Holz.'));

/** A picture by hash; addresses are `/api/image/{kind}/{hash}/{variant}`. */
export const picture = z.strictObject({
  kind: withExample(z.string(), 'productImage'),
  hash: withExample(z.string(), exampleHash),
  width: withExample(z.number(), 1500),
  height: withExample(z.number(), 1500),
});
export const logo = picture.extend({ kind: withExample(z.string(), 'logo') });

/** A picture that says something itself, with what is seen in it where its company has written that. */
export const describedPicture = picture.extend({ alt: shownText.nullable() });

export const categoryLink = z.strictObject({ sid: said.categorySid, name: said.categoryName });

/** From where to where the values of variants go, in an attribute by which they differ. */
const variantRange = z.strictObject({
  /** Sid of the attribute. */
  attribute: withExample(z.string(), 'breite'),
  /** Where its values say nothing by themselves. */
  name: withExample(z.string().nullable(), null),
  unit: withExample(z.string(), 'mm').nullable(),
  /** Of numbers. */
  extent: withExample(z.tuple([z.number(), z.number()]).nullable(), [600, 1200]),
  /** Of choices. */
  labels: withExample(z.array(z.string()), ['EI 30', 'EI 60']),
  /** Further choices. */
  more: z.number(),
});

/** Until when a product is sold, and what comes after it. */
export const endOfSale = z.strictObject({
  lastDay: withExample(z.string(), '2026-12-31'),
  isOver: z.boolean(),
  /** Article number of the same company. */
  successor: said.articleNumber.nullable(),
});

/** A product as cards and lists show it. */
export const productCard = z.strictObject({
  orgaSid: said.orgaSid,
  productSid: said.productSid,
  orgaName: said.orgaName,
  title: shownText,
  subTitle: shownSentence.nullable(),
  articleNumber: said.articleNumber,
  picture: picture.nullable(),
  /** Where its sale has a last day (behaviour B487). */
  endOfSale: endOfSale.optional(),
  /** In lists of which variants share a card: how many there are, itself among them, and how far they go. */
  variants: z.strictObject({ total: z.number(), ranges: z.array(variantRange) }).optional(),
});

export const orgaCard = z.strictObject({
  sid: said.orgaSid,
  name: said.orgaName,
  city: said.city.nullable(),
  logo: logo.nullable(),
  count: z.number(),
});

export const categoryCard = z.strictObject({
  sid: said.categorySid,
  name: said.categoryName,
  count: z.number(),
  picture: picture.nullable(),
  children: z.array(categoryLink.extend({ count: z.number() })),
});

/** A document as pages list it; `file` is the hash in `/api/file/{hash}`. */
export const shownDocument = z.strictObject({
  title: shownText,
  kind: withExample(z.string(), 'dataSheet'),
  language: z.enum(languages),
  /** Days, such as `2026-03-29`. */
  date: withExample(z.string(), '2026-01-31').nullable(),
  expiry: withExample(z.string(), '2028-01-31').nullable(),
  file: withExample(z.string(), exampleHash),
  bytes: withExample(z.number(), 48_213),
});

/** A retailer of a product; without terms where it only carries the company's products. */
export const shownRetailer = z.strictObject({
  sid: withExample(z.string(), 'bauhandel'),
  name: withExample(z.string(), 'Bauhandel AG'),
  city: said.city.nullable(),
  logo: logo.nullable(),
  link: said.link.nullable(),
  articleNumber: said.articleNumber.nullable(),
  price: z.strictObject({ amount: z.number(), currency: z.enum(['CHF', 'EUR']) }).nullable(),
  stock: withExample(z.string(), 'inStock').nullable(),
});

/** An article by its address. */
export const articleLink = z.strictObject({
  url: withExample(z.string(), 'imprint'),
  title: shownAs(withExample(z.string(), 'Impressum')),
});

/** An advertisement as pages show it. */
export const advertisementCard = z.strictObject({
  orgaSid: said.orgaSid,
  sid: said.advertisementSid,
  orgaName: said.orgaName,
  title: shownText,
  text: shownSentence.nullable(),
  picture: picture.nullable(),
  link: said.link,
});

/** What a company says of itself in one language. */
export const shownInfo = z.strictObject({
  headline: shownText,
  text: shownSentence.nullable(),
  pictures: z.array(describedPicture),
  links: z.array(z.strictObject({ label: withExample(z.string(), 'Muster'), link: said.link })),
  contact: withExample(z.record(z.string(), z.string()), { name: 'Technischer Dienst' }),
});

/** What a list can be narrowed by, with how many that leaves. */
function facetOf<T extends z.ZodType<string>>(sid: T, name: T) {
  return z.strictObject({ sid, name, count: z.number() });
}

export const categoryFacet = facetOf(said.categorySid, said.categoryName);
export const orgaFacet = facetOf(said.orgaSid, said.orgaName);
export const lineFacet = facetOf(said.lineSid, said.lineTitle);

/** A class of a classification. */
export const shownClass = z.strictObject({
  code: said.ifcClass,
  /** Null where its publisher alone could say it. */
  name: said.categoryName.nullable(),
  /** Where it has no name, what stands in it: its categories, those with the most products first. */
  categories: z.array(said.categoryName),
  /** Products that have it, or a class below it. */
  count: z.number(),
});

/** An attribute by which a list can be narrowed. */
export const attributeFacet = z.strictObject({
  sid: withExample(z.string(), 'breite'),
  name: withExample(z.string(), 'Breite'),
  kind: z.enum(['number', 'choice', 'yesNo']),
  /** In which its numbers are shown. */
  unit: withExample(z.string(), 'cm').nullable(),
  /** How much one of it is in the unit in which `extent` and the values are given: 10 where these are millimetres. */
  perUnit: withExample(z.number(), 10),
  /** The least and the greatest number of the list; null for what is no number. */
  extent: z.strictObject({ least: z.number(), most: z.number() }).nullable(),
  /** How many products lie in each of several parts of the extent, all as wide; none where the values are few. */
  bars: z.array(z.number()),
  /** Further values that a list of all filters has. */
  moreValues: z.number(),
  values: z.array(
    z.strictObject({
      /** As `attributes` takes it: sid of a choice, `true` or `false`, a number, or a range `600..900`, `600..`. */
      value: withExample(z.string(), '600..900'),
      /** Label of a choice. */
      name: withExample(z.string().nullable(), null),
      /** Products that choosing it leaves, beside what else is chosen. */
      count: z.number(),
      isChosen: z.boolean(),
    }),
  ),
});

/** What the products of a page are told apart by: the attributes that decide, and their values, a row for each product. */
export const listTable = z.strictObject({
  columns: z.array(
    z.strictObject({
      sid: withExample(z.string(), 'breite'),
      name: withExample(z.string(), 'Breite'),
      unit: withExample(z.string(), 'mm').nullable(),
    }),
  ),
  /** Numbers as numbers, yes and no as such, choices by their labels; null where nothing is said. */
  rows: z.array(z.array(withExample(z.union([z.string(), z.number(), z.boolean()]).nullable(), 900))),
});

/** One page of a storefront list. `total` is exact. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.strictObject({
    items: z.array(item),
    total: z.number(),
    page: z.number(),
    size: withExample(z.number(), lists.pageSize),
  });
}

/** One page of products, of which variants may share a card: `cards` is how many there are then. `total` counts products. */
export const productList = pageOf(productCard).extend({ cards: z.number().optional() });

export type EndOfSale = z.infer<typeof endOfSale>;
export type ProductList = z.infer<typeof productList>;
export type VariantRange = z.infer<typeof variantRange>;
export type FacetValue = z.infer<typeof categoryFacet>;
export type ShownClass = z.infer<typeof shownClass>;
export type ListTable = z.infer<typeof listTable>;
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
