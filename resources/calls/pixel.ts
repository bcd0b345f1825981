import { z } from 'zod';
import { fruitlessSearches } from '../limits.ts';
import { call } from './call.ts';

/** What is counted: a page that was opened; a suggestion or an advertisement that was seen, and one that was chosen. */
const visitKinds = ['page', 'suggestion', 'click', 'advertisement', 'advertisementClick'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** The tracking pixel (behaviour B106); asked for only after consent. */
export const pixelCalls = {
  pixel: call({
    method: 'GET',
    path: '/pixel.gif',
    summary: 'Counts that something was seen',
    access: { kind: 'open' },
    query: z.strictObject({
      event: z.enum(visitKinds),
      /** The company whose page, product or suggestion it is. */
      orga: z.string().max(64).optional(),
      product: z.string().max(64).optional(),
      /** The company's advertisement, for the two events that are about one. */
      advertisement: z.string().max(64).optional(),
      /** What was searched for on the page from which the product was opened. */
      search: z.string().max(fruitlessSearches.longestText).optional(),
      /** Path of the page, without query. */
      path: z.string().max(500).optional(),
      /** Keeps the browser from answering by itself. */
      n: z.string().max(40).optional(),
    }),
    mediaType: 'image/gif',
    perMinute: 600,
  }),
};
