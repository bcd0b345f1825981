import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, number, reference } from '../kinds/grammar.ts';

/** What an administrator lets one company have instead of what all have; what is empty is as for all (behaviour B162). */
export const orgaBudget = entity({
  name: 'orgaBudget',
  path: 'orga-budget/{platform}',
  key: ['orgaSid', 'budget'],
  owner: 'orgaSid',
  title: 'budget',
  screens: [{ name: 'orga-budgets', path: 'orga/:orgaSid/budgets', feature: 'companies' }],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: nobody,
    read: productsOfTheCaller,
    create: holdersOf('ADMIN'),
    update: holdersOf('ADMIN'),
    delete: holdersOf('ADMIN'),
  },
  example: { orgaSid: 'alpenfenster', budget: 'company', storedMegabytes: 40_960 },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    budget: choice(['company'], { required: true, listed: true }),
    storedMegabytes: number({ integer: true, least: 0, most: 1_000_000, listed: true }),
    uploadedMegabytesADay: number({ integer: true, least: 0, most: 1_000_000, listed: true }),
    picturesADay: number({ integer: true, least: 0, most: 1_000_000, listed: true }),
    megapixelsADay: number({ integer: true, least: 0, most: 10_000_000, listed: true }),
    importsWaiting: number({ integer: true, least: 1, most: 1000, listed: true }),
    rowsWaiting: number({ integer: true, least: 1, most: 10_000_000, listed: true }),
    issuesKept: number({ integer: true, least: 1, most: 100_000, listed: true }),
    rawValues: number({ integer: true, least: 0, most: 10_000_000, listed: true }),
  },
});
