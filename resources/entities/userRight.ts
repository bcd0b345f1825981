import { giversOfRights } from '../access/giversOfRights.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, date, object, sid, text } from '../kinds/grammar.ts';
import { countryKeys } from '../platform/platforms.ts';
import { rights } from '../platform/rights.ts';

/** A right of a person, who is known by an account or, until the first sign-in, by an e-mail address. */
export const userRight = entity({
  name: 'userRight',
  path: 'user-right',
  key: ['sid'],
  title: 'email',
  calls: [],
  access: {
    view: nobody,
    read: giversOfRights,
    create: giversOfRights,
    update: nobody,
    delete: giversOfRights,
  },
  fields: {
    sid: sid({ readOnly: true }),
    sub: text({ most: 64, filterable: true, isAccount: true }),
    email: text({ most: 200, listed: true, filterable: true, sortable: true }),
    right: choice(rights, { required: true, listed: true, filterable: true }),
    orgaCountry: object({ sid: sid(), country: choice(countryKeys, { required: true }) }, { listed: true }),
    /** The last day on which it counts, of the days of Zurich. */
    until: date(),
    note: text({ long: true, most: 500 }),
  },
});
