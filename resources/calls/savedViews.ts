import { z } from 'zod';
import { savedViews } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { withExample } from './withExample.ts';

/** For whom a view is kept. */
export const audiences = ['self', 'company', 'all'] as const;
export type Audience = (typeof audiences)[number];

const sid = z.string().regex(/^[\w-]{1,64}$/, { error: 'sid-shape' });
/** The list by its name in the backoffice, such as `products`. */
const list = withExample(z.string().regex(/^[\w-]{1,64}$/, { error: 'sid-shape' }), 'products');
const ofList = z.strictObject({ platform: z.enum(platformKeys), list });
const ofView = ofList.extend({ sid });

const view = z.strictObject({
  name: withExample(z.string().trim().min(1).max(80), 'Ohne Bild'),
  audience: withExample(z.enum(audiences), 'company'),
  /** The company that it is kept for; null for oneself and for all. */
  orgaSid: withExample(z.string().min(1).max(64).nullable(), 'alpenfenster'),
  /** What the address of the list says: columns, filters, sort and density. */
  query: withExample(z.string().max(savedViews.longestQuery), 'sort=articleNumber&order=ASC'),
});

const shownView = view.extend({
  sid: withExample(sid, 'ohne-bild'),
  /** May the caller change it, or take it away? */
  mayChange: z.boolean(),
});

const access = { kind: 'visitors', isSignedIn: true } as const;

/** Views of lists under a name (behaviour B478). */
export const savedViewCalls = {
  list: call({
    method: 'GET',
    path: '/import/saved-view/{platform}/{list}',
    summary:
      'The views of a list that the caller may use: their own, those of their companies and those for all',
    access,
    parameters: ofList,
    query: z.strictObject(lang),
    answer: z.array(shownView),
  }),
  keep: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/saved-view/{platform}/{list}',
    statuses: [201],
    summary: 'Keeps a view of a list',
    access,
    parameters: ofList,
    query: z.strictObject(lang),
    body: withExample(view, {
      name: 'Ohne Bild',
      audience: 'company',
      orgaSid: 'alpenfenster',
      query: 'sort=articleNumber&order=ASC',
    }),
    answer: shownView,
  }),
  drop: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/saved-view/{platform}/{list}/{sid}',
    summary: 'Takes a view away',
    access,
    hasNoVersion: true,
    parameters: ofView,
    query: z.strictObject(lang),
  }),
};

export type View = z.infer<typeof view>;
export type ShownView = z.infer<typeof shownView>;
