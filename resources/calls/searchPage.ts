import { z } from 'zod';
import { lists } from '../limits.ts';
import { attributeFacet, categoryFacet, lineFacet, orgaCard, orgaFacet, productCard, said } from './shown.ts';
import { categorySuggestion, productLineSuggestion } from './suggestAnswer.ts';
import { withExample } from './withExample.ts';

export const searchKinds = ['product', 'category', 'orga', 'productLine'] as const;

/** By what the products that a search found can be narrowed. */
const hitFacets = z.strictObject({
  /** To which the products belong themselves, those with the most first. */
  categories: z.array(categoryFacet),
  orgas: z.array(orgaFacet),
  /** Those of the chosen company. */
  lines: z.array(lineFacet.extend({ orgaSid: said.orgaSid })),
  attributes: z.array(attributeFacet),
});

/** The search page: totals of every kind, items of the chosen one. */
export const searchPage = z.strictObject({
  text: withExample(z.string(), 'fenster'),
  kind: z.enum(searchKinds),
  totals: z.strictObject({
    product: z.number(),
    category: z.number(),
    orga: z.number(),
    productLine: z.number(),
  }),
  /** `true` where the total of products is only the number up to which was counted. */
  atLeast: z.boolean(),
  page: z.number(),
  size: withExample(z.number(), lists.pageSize),
  products: z.array(productCard),
  categories: z.array(categorySuggestion),
  orgas: z.array(orgaCard),
  productLines: z.array(productLineSuggestion),
  /** Null where no products are shown. */
  facets: hitFacets.nullable(),
  /** Where nothing was found: the categories below the root. */
  categoriesInstead: z.array(categoryFacet),
  /** How many of the products have all the words; those that follow have some of them. */
  exact: z.number(),
  /** Another spelling that has hits, when this one has none. */
  didYouMean: withExample(z.string().nullable(), null),
});

export type SearchPage = z.infer<typeof searchPage>;
