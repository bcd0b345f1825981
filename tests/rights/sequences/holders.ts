import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';

/** The two companies of the sequences, both on CH. */
export const companies = ['alpenfenster', 'andere'] as const;
export type Company = (typeof companies)[number];

const of = (sid: Company, country: 'CH' | 'DE' = 'CH') => ({ sid, country });

/** What somebody may hold when the second step comes, and of which companies they then carry out imports on CH (B43). */
export interface Holder {
  name: string;
  rights: readonly GrantedRight[];
  covers: readonly Company[];
}

/** Written by hand (behaviour B36, B37, B38, B43). */
export const holders: readonly Holder[] = [
  { name: 'nothing', rights: [], covers: [] },
  {
    name: 'COMPANY of alpenfenster',
    rights: [{ right: 'COMPANY', orgaCountry: of('alpenfenster') }],
    covers: ['alpenfenster'],
  },
  {
    name: 'COMPANY of andere',
    rights: [{ right: 'COMPANY', orgaCountry: of('andere') }],
    covers: ['andere'],
  },
  {
    name: 'COMPANY of both',
    rights: companies.map((sid) => ({ right: 'COMPANY', orgaCountry: of(sid) })),
    covers: companies,
  },
  { name: 'COMPANY in general', rights: [{ right: 'COMPANY' }], covers: companies },
  { name: 'ADMIN', rights: [{ right: 'ADMIN' }], covers: companies },
  {
    name: 'COMPANY of alpenfenster in DE',
    rights: [{ right: 'COMPANY', orgaCountry: of('alpenfenster', 'DE') }],
    covers: [],
  },
  {
    name: 'EDIT_PRODUCTS of alpenfenster',
    rights: [{ right: 'EDIT_PRODUCTS', orgaCountry: of('alpenfenster') }],
    covers: [],
  },
  { name: 'EDIT_PRODUCTS in general', rights: [{ right: 'EDIT_PRODUCTS' }], covers: [] },
  {
    name: 'USER_RIGHTS of alpenfenster',
    rights: [{ right: 'USER_RIGHTS', orgaCountry: of('alpenfenster') }],
    covers: [],
  },
];
