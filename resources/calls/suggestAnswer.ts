import { z } from 'zod';
import { categoryLink } from './shown.ts';
import { withExample } from './withExample.ts';

/** Where in `field`, as shown, the typed text stands. */
const match = z.strictObject({ field: z.string(), start: z.number(), end: z.number() });
const matches = z.array(match);

export const categorySuggestion = z.strictObject({
  sid: z.string(),
  name: z.string(),
  count: z.number(),
  /** How the typed text meets the category (specification section 2). */
  matchCase: z.enum(['parent', 'rootParent', 'absoluteChild', 'unknown']),
  children: z.array(z.strictObject({ sid: z.string(), name: z.string(), count: z.number() })),
  pathFromRoot: z.array(categoryLink),
  matches,
});
const productSuggestion = z.strictObject({
  orgaSid: z.string(),
  productSid: z.string(),
  orgaName: z.string(),
  title: z.string(),
  subTitle: z.string(),
  name: z.string(),
  imagePath: z.string().nullable(),
  gtin: z.array(z.string()),
  articleNumber: z.string(),
  matches,
});
export const orgaSuggestion = z.strictObject({
  sid: z.string(),
  name: z.string(),
  imagePath: z.string().nullable(),
  matches,
});
export const productLineSuggestion = z.strictObject({
  sid: z.string(),
  orgaSid: z.string(),
  title: z.string(),
  orgaName: z.string(),
  itemCount: z.number(),
  matches,
});

/** Suggestions by kind (specification section 3). */
export const suggestAnswer = withExample(
  z.strictObject({
    categorySuggestions: z.array(categorySuggestion),
    productSuggestions: z.array(productSuggestion),
    orgaSuggestions: z.array(orgaSuggestion),
    productLineSuggestions: z.array(productLineSuggestion),
  }),
  {
    categorySuggestions: [],
    productSuggestions: [
      {
        orgaSid: 'alpenfenster',
        productSid: 'f1',
        orgaName: 'Alpenfenster AG',
        title: 'Holz-Metall-Fenster',
        subTitle: '',
        name: 'Holz-Metall-Fenster',
        imagePath: null,
        gtin: ['07612345678900'],
        articleNumber: 'F-1',
        matches: [{ field: 'title', start: 11, end: 18 }],
      },
    ],
    orgaSuggestions: [],
    productLineSuggestions: [],
  },
);

export type SuggestAnswer = z.infer<typeof suggestAnswer>;
export type CategorySuggestion = z.infer<typeof categorySuggestion>;
export type ProductSuggestion = z.infer<typeof productSuggestion>;
