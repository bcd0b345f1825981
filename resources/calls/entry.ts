import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { said } from './shown.ts';
import { withExample } from './withExample.ts';

const entry = z.strictObject({
  kind: z.enum(['product', 'category', 'orga']),
  platform: z.enum(platformKeys),
  /** Of the page, absolute. */
  url: withExample(z.string(), 'https://ch.baustein.example/de/product/alpenfenster/f1'),
  /** Its name in the asked language. */
  name: said.title,
  orgaSid: said.orgaSid.optional(),
  productSid: said.productSid.optional(),
  categorySid: z.string().optional(),
});

const one = z.string().min(1).max(100).optional();

/**
 * The entry from other programs (behaviour B31): by GTIN, by a company with or without article number,
 * by category, or by IFC class; answers where the page is, and sends browsers there.
 */
export const entryCalls = {
  entry: call({
    method: 'GET',
    path: '/v1/external/entry',
    summary: 'The page of a product, company or category, for other programs; browsers are sent there',
    // The platform is in the query: whether it is private is asked there.
    access: { kind: 'open' },
    query: z.strictObject({
      platform: z.string().max(20).optional(),
      gtin: one,
      orga: one,
      articleNumber: one,
      category: one,
      ifc: one,
      lang: z.enum(languages).optional(),
    }),
    statuses: [200, 302],
    answer: entry,
  }),
};

export type Entry = z.infer<typeof entry>;
export type EntryQuery = z.infer<typeof entryCalls.entry.query>;
