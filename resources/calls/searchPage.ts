import { z } from 'zod';
import { classSystems } from '../classSystems.ts';
import { languages } from '../language/languages.ts';
import { lists } from '../limits.ts';
import {
  attributeFacet,
  categoryFacet,
  lineFacet,
  listTable,
  orgaCard,
  orgaFacet,
  productCard,
  said,
  shownClass,
} from './shown.ts';
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
  /** How many further attributes there are to narrow by. */
  moreAttributes: z.number(),
});

/** What a piece of a typed text may be taken for; only words and fillers are no chip. */
export const understoodKinds = [
  'code',
  'class',
  'quantity',
  /** Letters and a number that are called so: `EI 30`, `R 290`. */
  'designation',
  'value',
  'orga',
  'productLine',
  'category',
] as const;

/** A piece of the typed text that was understood as more than a word. */
const understoodPiece = z.strictObject({
  kind: z.enum(understoodKinds),
  /** As typed: `60 cm`. */
  typed: withExample(z.string(), '60 cm'),
  /** What it was taken for, in the language of the page: `600 mm`, `Farbe: weiss`. */
  label: withExample(z.string(), '600 mm'),
  /** The typed text without it. */
  without: withExample(z.string(), 'waschtisch'),
});

/** Why products come near that do not fit as a whole. */
export const nearReasons = [
  /** Pieces of the text were given up: those in `without`. */
  'without',
  /** Another quantity than the typed one, the nearest first. */
  'quantity',
  /** A code with one character typed otherwise. */
  'oneOff',
  /** A code with O for 0, I for 1 or the like. */
  'lookAlike',
  /** A code that ends as typed. */
  'lastDigits',
  /** A GTIN whose check digit is another. */
  'checkDigit',
] as const;

/** One of several codes that were searched for at once. */
const searchedCode = z.strictObject({
  typed: withExample(z.string(), 'F-1'),
  /** What it is the code of; empty where nothing has it. */
  products: z.array(productCard),
  /** Null for a code as typed. */
  reason: z.enum(nearReasons).nullable(),
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
  /** Where rows are wanted; null otherwise. */
  table: listTable.nullable(),
  categories: z.array(categorySuggestion),
  /** The categories that are called as the text is, in one or in several. */
  called: z.array(categoryFacet),
  /** Classes that the text names, by code or by name. */
  classes: z.array(shownClass.extend({ system: z.enum(classSystems) })),
  orgas: z.array(orgaCard),
  productLines: z.array(productLineSuggestion),
  /** Null where no products are shown. */
  facets: hitFacets.nullable(),
  /** Where nothing was found: the categories below the root. */
  categoriesInstead: z.array(categoryFacet),
  /** How many of the products fit; those that follow on the last page come near, and no total counts them. */
  exact: z.number(),
  /** On how many cards these stand: on a page the best of those that are variants of each other is shown, here each. */
  cards: z.number(),
  understood: z.array(understoodPiece),
  /** Why those that follow come near; null where none do. */
  near: z
    .strictObject({ reason: z.enum(nearReasons), without: withExample(z.array(z.string()), ['300 l']) })
    .nullable(),
  /** The language whose words the products have, where it is another than that of the page. */
  foundIn: z.enum(languages).nullable(),
  /** Where several codes were given, each of them in their order; null otherwise. */
  codes: withExample(z.array(searchedCode).nullable(), null),
  /** Where nothing fits: texts that find something, with a piece less each, the most alike first. */
  shorter: z.array(z.strictObject({ text: withExample(z.string(), 'boiler'), count: z.number() })),
  /** Another spelling that has hits, when this one has none. */
  didYouMean: withExample(z.string().nullable(), null),
});

export type SearchPage = z.infer<typeof searchPage>;
