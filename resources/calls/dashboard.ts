import { z } from 'zod';
import { platformKeys } from '../platform/platforms.ts';
import { draftStates } from '../draftStates.ts';
import { lists } from '../limits.ts';
import { call } from './call.ts';
import { jsonQuery } from './jsonQuery.ts';
import { lang } from './lang.ts';
import { said } from './shown.ts';
import { withExample } from './withExample.ts';

const parameters = z.strictObject({ platform: z.enum(platformKeys) });
const query = z.strictObject(lang);
const entity = (name: string) => ({ kind: 'entity', entity: name, action: 'read' }) as const;

const isoDay = withExample(z.iso.date(), '2026-01-31');

const company = z.strictObject({
  orgaSid: said.orgaSid,
  name: said.orgaName,
  products: z.number(),
  /** Of 100; null until its products are judged. */
  completeness: withExample(z.number(), 87).nullable(),
});
/** How many products of a company lack the same thing, named as in `quality.missing`. */
const gap = z.strictObject({
  orgaSid: said.orgaSid,
  gap: withExample(z.string(), 'title.fr'),
  products: z.number(),
});
const day = z.strictObject({
  day: isoDay,
  pageViews: z.number(),
  clicks: z.number(),
  /** Page views of the day that was as many days before as are shown. */
  pageViewsBefore: z.number(),
});
const platformSummary = z.strictObject({
  platform: z.enum(platformKeys),
  companies: z.number(),
  products: z.number(),
  /** Of the last 30 days. */
  newProducts: z.number(),
  imports: z.number(),
  failedImports: z.number(),
});
const fruitless = z.strictObject({
  text: withExample(z.string(), 'fensterbrett'),
  searches: z.number(),
  lastDay: isoDay,
});
const expiring = z.strictObject({
  orgaSid: said.orgaSid,
  sid: said.advertisementSid,
  title: withExample(z.record(z.string(), z.string()), { de: 'Fenster für den Winter' }),
  to: isoDay,
});

/** Records of one company that lost what they name, or got it back, as somebody deleted another one or brought it back. */
const loss = withExample(
  z.strictObject({
    at: z.string(),
    orgaSid: z.string(),
    entity: z.string(),
    kind: z.enum(['created', 'changed', 'deleted']),
    /** How many records, and the key of one of them. */
    count: z.number(),
    key: z.array(z.string()),
    /** What was deleted or came back. */
    cause: z.strictObject({
      entity: z.string(),
      key: z.array(z.string()),
      kind: z.enum(['created', 'changed', 'deleted']),
    }),
  }),
  {
    at: '2026-01-31T08:15:00.000Z',
    orgaSid: 'bauhandel',
    entity: 'retailerData',
    kind: 'deleted',
    count: 1,
    key: ['bauhandel', 'alpenfenster', 'f1'],
    cause: { entity: 'product', key: ['alpenfenster', 'f1'], kind: 'deleted' },
  },
);

/** How many documents of a company are over, and how many expire within `notices.expiringWithinDays` days. */
const papers = z.strictObject({
  orgaSid: said.orgaSid,
  name: said.orgaName,
  over: withExample(z.number(), 2),
  soon: withExample(z.number(), 5),
});

/** A draft that the caller may work on, or approve. */
const drafted = withExample(
  z.strictObject({
    entity: z.string(),
    key: z.array(z.string()),
    title: z.string(),
    state: z.enum(draftStates),
    /** The name of the account that saved it last, or asks for approval. */
    who: z.string().nullable(),
    at: z.string(),
    /** Does it wait for the caller's approval? */
    isAsked: z.boolean(),
    /** Was it begun without a record? Its own form is that of a new one then, as long as none is there. */
    isBegun: z.boolean(),
  }),
  {
    entity: 'article',
    key: ['fenster-ausschreiben'],
    title: 'Fenster ausschreiben',
    state: 'submitted',
    who: 'editor',
    at: '2026-01-31T08:15:00.000Z',
    isAsked: true,
    isBegun: false,
  },
);

/** What the start page of the backoffice shows, each call to whom it concerns. */
export const dashboardCalls = {
  quality: call({
    method: 'GET',
    path: '/import/quality/{platform}',
    summary: 'The least complete companies of the caller, and what most of their products lack',
    access: entity('product'),
    parameters,
    query,
    answer: z.strictObject({ companies: z.array(company), gaps: z.array(gap) }),
  }),
  views: call({
    method: 'GET',
    path: '/import/views/{platform}',
    summary: 'Page views and clicks of the caller’s companies per day, the last 30 days beside those before',
    access: entity('statistic'),
    parameters,
    query,
    answer: z.array(day),
  }),
  platforms: call({
    method: 'GET',
    path: '/import/platforms',
    summary: 'What each platform holds, and what the last 30 days brought',
    access: { kind: 'admin' },
    query,
    answer: z.array(platformSummary),
  }),
  fruitlessSearches: call({
    method: 'GET',
    path: '/import/fruitless-search/{platform}',
    summary: 'What visitors searched for in vain, the last 30 days',
    access: { kind: 'admin' },
    parameters,
    query,
    answer: z.array(fruitless),
  }),
  losses: call({
    method: 'GET',
    path: '/import/retired/{platform}',
    summary:
      'What the caller’s companies lost or got back, as others deleted records or brought them back, the last 30 days',
    access: entity('product'),
    parameters,
    query,
    answer: z.array(loss),
  }),
  papers: call({
    method: 'GET',
    path: '/import/expiring-document/{platform}',
    summary: 'The caller’s companies of which documents have expired or soon will',
    access: entity('document'),
    parameters,
    query,
    answer: z.array(papers),
  }),
  drafts: call({
    method: 'GET',
    path: '/import/draft/{platform}',
    summary: 'Drafts that wait for the caller’s approval, and those that the caller may work on',
    access: { kind: 'visitors', isSignedIn: true },
    parameters,
    /** Those of one entity, and of one company, where they are named: more of them then. */
    query: query.extend({
      entity: z.string().max(64).optional(),
      orgaSid: z.string().max(64).optional(),
      /** Those of these records of the entity, each by its key as the address has it: `alpenfenster/f1`. */
      ids: jsonQuery(z.array(z.string()).max(lists.draftsAtOnce)).optional(),
    }),
    answer: z.array(drafted),
  }),
  expiring: call({
    method: 'GET',
    path: '/import/expiring/{platform}',
    summary: 'Advertisements that end within 14 days',
    access: entity('advertisement'),
    parameters,
    query,
    answer: z.array(expiring),
  }),
};

export type QualitySummary = z.infer<typeof dashboardCalls.quality.answer>;
export type ExpiringPapers = z.infer<typeof papers>;
export type DraftSummary = z.infer<typeof drafted>;
export type Loss = z.infer<typeof loss>;
export type DayViews = z.infer<typeof day>;
export type PlatformSummary = z.infer<typeof platformSummary>;
export type FruitlessSearch = z.infer<typeof fruitless>;
export type ExpiringAdvertisement = z.infer<typeof expiring>;
