import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { accessRequests } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { askableRights, rights } from '../platform/rights.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { said } from './shown.ts';
import { note, orgaCountry, until } from './userRight.ts';
import { withExample } from './withExample.ts';

const id = withExample(z.string().max(64), '0b7f6d0a-3c61-4d83-9d3f-7a2f4b1c9e55');
const at = withExample(z.string(), '2026-01-31T08:15:00.000Z');
const wish = withExample(z.string().trim().max(accessRequests.longestWish), 'Neu im Verkauf');
const company = withExample(z.string().trim().max(accessRequests.longestCompany), 'Alpenfenster AG');

const wanted = withExample(z.enum(askableRights), 'EDIT_PRODUCTS');

/** As whoever asked sees it. */
const own = z.strictObject({
  id,
  at,
  right: wanted,
  company: company.optional(),
  state: withExample(z.enum(['open', 'given', 'refused']), 'open'),
  /** Why it was refused. */
  reason: note.optional(),
});

/** As whoever may answer it sees it. */
const waiting = z.strictObject({
  id,
  at,
  person: withExample(
    z.strictObject({ sub: z.string(), username: z.string().nullable(), email: z.string().nullable() }),
    { sub: '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77', username: 'neu', email: 'neu@example.com' },
  ),
  right: wanted,
  /** Where a company was chosen that is there. */
  orgaCountry: withExample(orgaCountry, { sid: 'alpenfenster', country: 'CH' }).optional(),
  orgaName: said.orgaName.optional(),
  /** As it was typed. */
  company: company.optional(),
  country: withExample(orgaCountry.shape.country, 'CH'),
  wish,
  /** May the caller give just this? Otherwise another right, or another company. */
  canGive: z.boolean(),
});

const parameters = z.strictObject({ id });
const query = z.strictObject(lang);
const access = (action: 'read' | 'create') => ({ kind: 'entity', entity: 'userRight', action }) as const;

/** Asking for a right, and answering that (behaviour B507). */
export const accessRequestCalls = {
  own: call({
    method: 'GET',
    path: '/user/access-request',
    summary: 'What the caller asked for, the newest first',
    access: { kind: 'signedIn' },
    query,
    answer: z.array(own),
  }),
  /** Answers alike whether there is such a company, and whoever may give the right. */
  ask: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/user/access-request/{platform}',
    summary: 'Asks for a right whoever may give it',
    access: { kind: 'signedIn' },
    parameters: z.strictObject({ platform: z.enum(platformKeys) }),
    query,
    body: withExample(
      z.strictObject({
        right: z.enum(askableRights),
        orgaSid: orgaCountry.shape.sid.optional(),
        company: company.optional(),
        wish: wish.optional(),
        language: z.enum(languages),
      }),
      { right: 'EDIT_PRODUCTS', company: 'Alpenfenster AG', wish: 'Neu im Verkauf', language: 'de' },
    ),
    hasNoVersion: true,
  }),
  waiting: call({
    method: 'GET',
    path: '/import/access-request',
    summary: 'Who asks for a right that the caller may give, the longest waiting first',
    access: access('read'),
    query,
    answer: z.strictObject({ items: z.array(waiting), total: z.number() }),
  }),
  give: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/access-request/{id}/give',
    summary: 'Gives who asked this right, and tells them',
    access: access('create'),
    parameters,
    query,
    body: withExample(
      z.strictObject({
        right: z.enum(rights),
        orgaCountry: orgaCountry.optional(),
        until: until.optional(),
        note: note.optional(),
      }),
      { right: 'CMS' },
    ),
    hasNoVersion: true,
  }),
  refuse: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/access-request/{id}/refuse',
    summary: 'Refuses who asked, and tells them why',
    access: access('create'),
    parameters,
    query,
    body: withExample(z.strictObject({ reason: note.optional() }), { reason: 'Bitte über Anna' }),
    hasNoVersion: true,
  }),
};

export type OwnRequest = z.infer<typeof own>;
export type WaitingRequest = z.infer<typeof waiting>;
export type Asking = z.infer<typeof accessRequestCalls.ask.body>;
