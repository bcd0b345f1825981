import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { entity } from '../entity.ts';
import { code, date, number } from '../kinds/grammar.ts';

/** What one day brought to a company's pages; the calls give and take a company's days together. */
export const statistic = entity({
  name: 'statistic',
  path: 'statistic/{platform}',
  key: ['orgaSid', 'day'],
  owner: 'orgaSid',
  title: 'day',
  screens: [{ name: 'statistics', path: 'orga/:orgaSid/statistic', feature: 'companies' }],
  calls: [],
  access: {
    view: nobody,
    read: productsOfTheCaller,
    // Counted, not typed in: only an administrator puts a series right.
    create: holdersOf('ADMIN'),
    update: nobody,
    delete: holdersOf('ADMIN'),
  },
  fields: {
    // No reference: a count of days gone by keeps nobody from deleting a company.
    orgaSid: code({ required: true, shape: 'sid' }),
    day: date({ required: true }),
    pageViews: number({ required: true, integer: true, least: 0 }),
    suggestionViews: number({ required: true, integer: true, least: 0 }),
    clicks: number({ required: true, integer: true, least: 0 }),
  },
});
