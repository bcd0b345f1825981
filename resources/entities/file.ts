import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { code, number, reference } from '../kinds/grammar.ts';

/** A stored file of a company; its hash is its content's SHA-256, so that an address never changes its file. */
export const file = entity({
  name: 'file',
  path: 'file/{platform}',
  key: ['orgaSid', 'hash'],
  owner: 'orgaSid',
  title: 'hash',
  calls: [],
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  fields: {
    orgaSid: reference('orga', { required: true, filterable: true }),
    hash: code({ required: true, shape: 'sid', filterable: true }),
    bytes: number({ required: true, integer: true, least: 1 }),
  },
});
