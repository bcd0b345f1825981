import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, object, sid, text } from '../kinds/grammar.ts';
import { countryKeys } from '../platforms.ts';
import { rights } from '../rights.ts';

export const userRight = entity({
  name: 'userRight',
  path: 'user-right',
  key: ['sid'],
  title: 'email',
  calls: [],
  access: {
    view: nobody,
    read: holdersOf('USER_RIGHTS'),
    create: holdersOf('USER_RIGHTS'),
    update: nobody,
    delete: holdersOf('USER_RIGHTS'),
  },
  fields: {
    sid: sid({ readOnly: true }),
    sub: text({ most: 64, filterable: true }),
    email: text({ most: 200, listed: true, filterable: true, sortable: true }),
    right: choice(rights, { required: true, listed: true, filterable: true }),
    orgaCountry: object({ sid: sid(), country: choice(countryKeys, { required: true }) }, { listed: true }),
  },
});
