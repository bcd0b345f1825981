import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { mostStatisticDays } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

const platform = z.enum(platformKeys);
const orgaSid = z.string().min(1).max(64);
const count = z.int().min(0);
const counts = { pageViews: count, suggestionViews: count, clicks: count };

const dayCounts = z.strictObject({ day, ...counts });
const example = {
  orgaSid: 'andere',
  days: [{ day: '2026-01-01', pageViews: 1, suggestionViews: 2, clicks: 3 }],
};
export const series = withExample(
  z.strictObject({
    orgaSid,
    days: z.array(dayCounts).max(mostStatisticDays),
    total: z.strictObject(counts),
  }),
  { ...example, total: { pageViews: 1, suggestionViews: 2, clicks: 3 } },
);
const access = (action: 'read' | 'create' | 'delete') =>
  ({ kind: 'entity', entity: 'statistic', action }) as const;

/**
 * Page views, suggestion views and clicks of a company per day (behaviour B65). The version is that of all
 * its days: every visit is another one.
 */
export const statisticCalls = {
  get: call({
    method: 'GET',
    path: '/import/statistic/{platform}/{orgaSid}',
    summary: 'What each day brought to a company',
    access: access('read'),
    parameters: z.strictObject({ platform, orgaSid }),
    /** First and last day; without them the last five years. */
    query: z.strictObject({ from: day.optional(), to: day.optional(), ...lang }),
    answer: series,
  }),
  create: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/statistic/{platform}',
    statuses: [201, 200],
    summary: 'Replaces what was counted for a company',
    takesVersion: true,
    access: access('create'),
    parameters: z.strictObject({ platform }),
    query: z.strictObject(lang),
    body: withExample(z.strictObject({ orgaSid, days: z.array(dayCounts).max(mostStatisticDays) }), example),
    answer: series,
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/statistic/{platform}/{orgaSid}',
    summary: 'Forgets what was counted for a company',
    access: access('delete'),
    parameters: z.strictObject({ platform, orgaSid }),
    query: z.strictObject(lang),
  }),
};

export type Series = z.infer<typeof series>;
export type DayCounts = z.infer<typeof dayCounts>;
