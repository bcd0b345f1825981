import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { image, reference, sid, translated } from '../kinds/grammar.ts';

export const productLine = entity({
  name: 'productLine',
  path: 'product-line/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'title',
  screens: [{ name: 'product-lines', path: 'orga/:orgaSid/product-lines', feature: 'companies' }],
  found: { beside: ['orgaSid'] },
  trash: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  example: { orgaSid: 'alpenfenster', sid: 'neu', title: { de: 'Schiebetüren', fr: 'Portes coulissantes' } },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    sid: sid({ listed: true, sortable: true }),
    title: translated({ required: true, most: 200, listed: true, filterable: true }),
    description: translated({ most: 4000, long: true }),
    picture: image('orgaMedia'),
  },
});
