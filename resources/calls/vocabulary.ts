import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { languages } from '../language/languages.ts';
import { fruitlessSearches } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { productCard, said } from './shown.ts';
import { withExample } from './withExample.ts';

const access = { kind: 'entity', entity: 'term', action: 'create' } as const;
const parameters = z.strictObject({ platform: z.enum(platformKeys) });
const typed = withExample(z.string().min(1).max(fruitlessSearches.longestText), 'Dachluke');

/** A search that found nothing, or (`isWeak`) only what comes near. */
const weakSearch = z.strictObject({
  /** As it was typed last. */
  text: typed,
  language: z.enum(languages),
  searches: withExample(z.number(), 12),
  isWeak: z.boolean(),
  lastDay: withExample(day, '2026-01-31'),
  /** What was opened from its page, the most frequent first. */
  chosen: z.array(
    z.strictObject({
      orgaSid: said.orgaSid,
      productSid: said.productSid,
      title: withExample(z.string(), 'Fenster f1'),
      choices: withExample(z.number(), 3),
    }),
  ),
});

/** What a text is to mean: one of them. */
const meaning = z.union([
  z.strictObject({ category: withExample(z.string().max(64), 'fenster') }),
  z.strictObject({ word: withExample(z.string().min(1).max(120), 'Dachfenster') }),
  z.strictObject({ orgaSid: z.string().max(64), productSid: z.string().max(64) }),
]);

/** The first ten of a search; `exact` of them fit, the others come near. */
const firstTen = z.strictObject({
  total: withExample(z.number(), 2),
  exact: withExample(z.number(), 2),
  products: z.array(productCard),
});

/** The searches from which terms are made (behaviour B243). */
export const vocabularyCalls = {
  weakSearches: call({
    method: 'GET',
    path: '/import/weak-search/{platform}',
    summary: 'What visitors searched for in vain or nearly so, the last 30 days, and what they opened then',
    access,
    parameters,
    query: z.strictObject(lang),
    answer: z.array(weakSearch),
  }),
  trial: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/term/trial/{platform}',
    summary: 'What a search finds, and what it would find if the text meant this',
    access,
    parameters,
    query: z.strictObject(lang),
    body: withExample(z.strictObject({ text: typed, language: z.enum(languages), meaning }), {
      text: 'Dachluke',
      language: 'de',
      meaning: { category: 'fenster' },
    }),
    answer: z.strictObject({ before: firstTen, after: firstTen }),
  }),
};

export type WeakSearch = z.infer<typeof weakSearch>;
export type Meaning = z.infer<typeof meaning>;
export type Trial = z.infer<typeof vocabularyCalls.trial.answer>;
