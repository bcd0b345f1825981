import { z } from 'zod';
import { day } from '../kinds/day.ts';
import { countryKeys } from '../platform/platforms.ts';
import { languages } from '../language/languages.ts';
import { lists } from '../limits.ts';
import { rights } from '../platform/rights.ts';
import { companyOnlyForCompanyRights } from '../rules/companyOnlyForCompanyRights.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { pageOf, said } from './shown.ts';
import { withExample } from './withExample.ts';

const sub = z.string().min(1).max(64);
const email = z.string().trim().pipe(z.email().max(200));
export const orgaCountry = z.strictObject({ sid: z.string().min(1).max(64), country: z.enum(countryKeys) });
/** The last day on which a right counts. */
export const until = withExample(day, '2026-12-31');
export const note = withExample(z.string().trim().max(500), 'Vertretung von Anna');
const language = withExample(z.enum(languages), 'fr');

/** One right of one person; its id is what DELETE takes. */
const grantedRight = z.strictObject({
  id: withExample(z.string(), '85515660a5475d23beb6239533696635'),
  right: withExample(z.enum(rights), 'COMPANY'),
  orgaCountry: withExample(orgaCountry, { sid: 'alpenfenster', country: 'CH' }).optional(),
  until: until.optional(),
  /** Why, in the words of who gave it. */
  note: note.optional(),
  version: z.number(),
});

/** As people read it: with the name of the company, where there is one of that sid. */
const shownRight = grantedRight.extend({
  orgaName: said.orgaName.optional(),
  /** Its last day has passed: it counts for nothing any more. */
  hasEnded: z.literal(true).optional(),
  /** When its receiver was last told of it by mail. */
  invitedAt: withExample(z.string(), '2026-01-31T08:15:00.000Z').optional(),
});

/** Somebody with an account, or an address that rights wait for. */
export const person = z.strictObject({
  sub: withExample(z.string(), '9f0c1d7e-6f6b-4a0b-8f53-0d3f5a1c2b77').nullable(),
  username: withExample(z.string(), 'supplier').nullable(),
  email: withExample(z.string(), 'supplier@example.com').nullable(),
  rights: z.array(shownRight),
});

const storedRight = withExample(
  grantedRight.extend({ sub: z.string().nullable(), email: z.string().nullable() }),
  { id: '85515660a5475d23beb6239533696635', right: 'CMS', version: 1, sub: null, email: 'neu@example.com' },
);

/** What happened to one right of a person. */
const step = z.strictObject({
  id: z.number(),
  at: withExample(z.string(), '2026-01-31T08:15:00.000Z'),
  /** Who did it; null for the system, or an account that nobody has seen. */
  by: withExample(z.string(), 'rights').nullable(),
  kind: withExample(z.enum(['given', 'changed', 'taken']), 'given'),
  right: withExample(z.enum(rights), 'COMPANY'),
  orgaCountry: withExample(orgaCountry, { sid: 'alpenfenster', country: 'CH' }).optional(),
  orgaName: said.orgaName.optional(),
  until: until.optional(),
  note: note.optional(),
});
const access = (action: 'read' | 'create' | 'delete') =>
  ({ kind: 'entity', entity: 'userRight', action }) as const;

/** The rights of users (behaviour B44, B68), kept by holders of USER_RIGHTS. */
export const userRightCalls = {
  search: call({
    method: 'GET',
    path: '/import/user-right/search',
    summary: 'People by name or e-mail, with their rights',
    access: access('read'),
    query: z.strictObject({
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      size: z.coerce.number().int().min(1).max(lists.mostRows).default(lists.pageSize),
      /** Of user name or e-mail. */
      text: z.string().max(200).optional(),
      /** Only who may edit this company or its products, there: in general or for the company. */
      orgaSid: orgaCountry.shape.sid.optional(),
      country: orgaCountry.shape.country.optional(),
      /** Only who has this right, in general or for some company. */
      right: z.enum(rights).optional(),
      /** Only who has a right that ends within so many days. */
      endsWithin: z.coerce.number().int().min(0).max(366).optional(),
      ...lang,
    }),
    /** Here pages are counted from 0. */
    answer: pageOf(person).extend({ page: withExample(z.number(), 0) }),
  }),
  get: call({
    method: 'GET',
    path: '/import/user-right/{id}',
    summary: 'A person with all rights',
    access: access('read'),
    parameters: z.strictObject({ id: sub }),
    query: z.strictObject(lang),
    answer: person,
  }),
  create: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/user-right',
    statuses: [201, 200],
    summary: 'Gives a right',
    takesVersion: true,
    access: access('create'),
    query: z.strictObject(lang),
    body: withExample(
      z
        .strictObject({
          sub: sub.optional(),
          /** Waits for the first sign-in of whoever proves to own it. */
          email: email.optional(),
          right: z.enum(rights),
          orgaCountry: orgaCountry.optional(),
          /** Given once more, the right ends then; without one it does not end any more. */
          until: until.optional(),
          note: note.optional(),
          /** The address is told by a mail in this language. */
          invite: language.optional(),
        })
        .superRefine((given, context) => {
          if (Boolean(given.sub) === Boolean(given.email))
            context.addIssue({ code: 'custom', message: 'sub-or-email', path: ['sub'] });
          for (const { path, code } of companyOnlyForCompanyRights(given))
            context.addIssue({ code: 'custom', message: code, path: path.split('.') });
        }),
      { email: 'neu@example.com', right: 'CMS' },
    ),
    answer: storedRight,
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/user-right/{id}',
    summary: 'Takes a right',
    access: access('delete'),
    parameters: z.strictObject({ id: z.string().max(64) }),
    query: z.strictObject({ note: note.optional(), ...lang }),
  }),
  invite: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/user-right/{id}/invitation',
    summary: 'Tells an address once more of the right that waits for it',
    access: access('create'),
    parameters: z.strictObject({ id: z.string().max(64) }),
    query: z.strictObject(lang),
    body: withExample(z.strictObject({ language }), { language: 'fr' }),
    hasNoVersion: true,
  }),
  history: call({
    method: 'GET',
    path: '/import/user-right/history',
    summary: 'Who gave a person which right, who took it, when and why; the newest first',
    access: access('read'),
    query: z.strictObject({ sub: sub.optional(), email: z.string().max(200).optional(), ...lang }),
    answer: z.array(step),
  }),
};

export type Person = z.infer<typeof person>;
export type ShownRight = z.infer<typeof shownRight>;
export type RightStep = z.infer<typeof step>;
export type StoredRight = z.infer<typeof storedRight>;
