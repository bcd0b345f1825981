import { z } from 'zod';
import { countryKeys } from '../platforms.ts';
import { lists } from '../limits.ts';
import { rights } from '../rights.ts';
import { companyOnlyForCompanyRights } from '../rules/companyOnlyForCompanyRights.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { pageOf, said } from './shown.ts';
import { withExample } from './withExample.ts';

const sub = z.string().min(1).max(64);
const email = z.string().trim().pipe(z.email().max(200));
const orgaCountry = z.strictObject({ sid: z.string().min(1).max(64), country: z.enum(countryKeys) });

/** One right of one person; its id is what DELETE takes. */
const grantedRight = z.strictObject({
  id: withExample(z.string(), '85515660a5475d23beb6239533696635'),
  right: withExample(z.enum(rights), 'COMPANY'),
  orgaCountry: withExample(orgaCountry, { sid: 'alpenfenster', country: 'CH' }).optional(),
  version: z.number(),
});

/** As people read it: with the name of the company, where there is one of that sid. */
const shownRight = grantedRight.extend({ orgaName: said.orgaName.optional() });

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
    query: z.strictObject(lang),
  }),
};

export type Person = z.infer<typeof person>;
export type ShownRight = z.infer<typeof shownRight>;
export type StoredRight = z.infer<typeof storedRight>;
