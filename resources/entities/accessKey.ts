import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { keyScopes } from '../platform/keyScopes.ts';
import { choice, date, number, reference, sid, text } from '../kinds/grammar.ts';

/**
 * What a machine calls with (behaviour B544): bound to a platform and to companies of it, or to the platform as a whole.
 * Its secrets are no fields: they are kept apart, hashed.
 */
export const accessKey = entity({
  name: 'accessKey',
  path: 'key/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  feature: 'import',
  calls: [],
  access: {
    view: nobody,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  fields: {
    /** The company whose keepers see, rotate and revoke it; none for a key of the whole platform. */
    orgaSid: reference('orga', { required: true, orNone: true, filterable: true }),
    sid: sid(),
    name: text({ required: true, most: 80 }),
    /** Further companies that it acts for. While it does they are not deleted: another one of the same sid would be opened by it too. */
    companies: reference('orga', { many: true }),
    scopes: choice(keyScopes, { many: true, required: true }),
    /** The last day on which it opens anything, of the days of Zurich. */
    until: date(),
    /** The account whose rights of the moment bound what it may do. */
    maker: text({ required: true, most: 64 }),
    /** How often its secret was replaced, so that each time stands in the record of changes. */
    rotations: number({ integer: true, least: 0 }),
  },
});
