import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { choice, number, reference } from '../kinds/grammar.ts';
import { differentRecords } from '../rules/differentRecords.ts';

/** What another product, also of another company, is to a product. */
export const productRelation = entity({
  name: 'productRelation',
  path: 'product-relation/{platform}',
  key: ['orgaSid', 'productSid', 'kind', 'relatedOrgaSid', 'relatedSid'],
  owner: 'orgaSid',
  title: 'relatedSid',
  screens: [
    { name: 'product-relations', path: 'orga/:orgaSid/products/:productSid/relations', feature: 'companies' },
  ],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  rules: [differentRecords(['orgaSid', 'productSid'], ['relatedOrgaSid', 'relatedSid'])],
  example: {
    orgaSid: 'alpenfenster',
    productSid: 'f1',
    kind: 'similar',
    relatedOrgaSid: 'alpenfenster',
    relatedSid: 'f2',
  },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    productSid: reference('product', {
      within: ['orgaSid'],
      required: true,
      retires: true,
      listed: true,
      filterable: true,
    }),
    kind: choice(['similar', 'accessory', 'successor'], { required: true, listed: true, filterable: true }),
    relatedOrgaSid: reference('orga', { required: true, retires: true, listed: true, filterable: true }),
    relatedSid: reference('product', {
      companyIn: 'relatedOrgaSid',
      required: true,
      retires: true,
      listed: true,
      filterable: true,
    }),
    position: number({ integer: true, least: 0, sortable: true }),
  },
});
