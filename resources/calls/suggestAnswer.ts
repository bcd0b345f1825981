import { z } from 'zod';
import type { ImageKind } from '../kinds/field.ts';
import { exampleHash } from '../address/exampleHash.ts';
import { categoryLink, endOfSale, said } from './shown.ts';
import { withExample } from './withExample.ts';

/** Where in `field`, as shown, the typed text stands. */
const match = z.strictObject({ field: z.string(), start: z.number(), end: z.number() });
const matchesIn = (field: string, end: number) => withExample(z.array(match), [{ field, start: 0, end }]);
const picturePath = (kind: ImageKind) =>
  withExample(z.string(), `/api/image/${kind}/${exampleHash}/240`).nullable();

/** By what a suggestion meets the typed text where its name or title does not say it. */
export const suggestionReasons = [
  'class',
  'code',
  'synonym',
  'category',
  'value',
  'language',
  'spelling',
] as const;
const why = z
  .strictObject({
    kind: z.enum(suggestionReasons),
    /** As shown: `IfcDoor`, `Lavabo`, `Waschtische`. */
    label: withExample(z.string(), 'Lavabo'),
  })
  .nullable();

export const categorySuggestion = z.strictObject({
  sid: said.categorySid,
  name: said.categoryName,
  count: z.number(),
  /** How the typed text meets the category (behaviour B100). */
  matchCase: z.enum(['parent', 'rootParent', 'absoluteChild', 'unknown']),
  children: z.array(categoryLink.extend({ count: z.number() })),
  pathFromRoot: z.array(categoryLink),
  matches: matchesIn('name', 4),
  why,
});
const productSuggestion = z.strictObject({
  orgaSid: said.orgaSid,
  productSid: said.productSid,
  orgaName: said.orgaName,
  title: said.title,
  subTitle: withExample(z.string(), ''),
  name: said.title,
  imagePath: picturePath('productImage'),
  gtin: z.array(said.gtin),
  articleNumber: said.articleNumber,
  /** Where its sale has a last day (behaviour B487). */
  endOfSale: endOfSale.optional(),
  matches: matchesIn('title', 4),
  why,
});
export const orgaSuggestion = z.strictObject({
  sid: said.orgaSid,
  name: said.orgaName,
  imagePath: picturePath('logo'),
  matches: matchesIn('name', 4),
});
export const productLineSuggestion = z.strictObject({
  sid: said.lineSid,
  orgaSid: said.orgaSid,
  title: said.lineTitle,
  orgaName: said.orgaName,
  itemCount: z.number(),
  matches: matchesIn('title', 4),
});

/** Suggestions by kind (behaviour B97). */
export const suggestAnswer = z.strictObject({
  categorySuggestions: z.array(categorySuggestion),
  productSuggestions: z.array(productSuggestion),
  /** Do they only come near, as those that the total of the search page does not count? */
  productsComeNear: z.literal(true).optional(),
  orgaSuggestions: z.array(orgaSuggestion),
  productLineSuggestions: z.array(productLineSuggestion),
});

export type SuggestAnswer = z.infer<typeof suggestAnswer>;
export type CategorySuggestion = z.infer<typeof categorySuggestion>;
export type ProductSuggestion = z.infer<typeof productSuggestion>;
