import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { choice, date, link, number, object, reference, text } from '../kinds/grammar.ts';

/** Where a retailer sells a manufacturer's product, and on what terms. */
export const retailerData = entity({
  name: 'retailerData',
  path: 'retailer/{platform}',
  key: ['orgaSid', 'manufacturerSid', 'productSid'],
  owner: 'orgaSid',
  title: 'productSid',
  screens: [{ name: 'retailers', path: 'orga/:orgaSid/retailers', feature: 'companies' }],
  calls: ['list', 'get', 'update', 'delete'],
  files: { areOfOneCompany: true },
  access: {
    view: visitorsOfThePlatform,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  example: {
    orgaSid: 'bauhandel',
    manufacturerSid: 'alpenfenster',
    productSid: 'f1',
    link: 'https://shop.example/f1',
    price: { amount: 1290.5, currency: 'CHF' },
  },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    manufacturerSid: reference('orga', {
      required: true,
      retires: true,
      listed: true,
      filterable: true,
      imported: true,
    }),
    productSid: reference('product', {
      companyIn: 'manufacturerSid',
      required: true,
      retires: true,
      listed: true,
      filterable: true,
      imported: true,
    }),
    articleNumber: text({ most: 64, listed: true, sortable: true, imported: true }),
    link: link({ required: true, imported: true }),
    price: object(
      { amount: number({ required: true, least: 0 }), currency: choice(['CHF', 'EUR'], { required: true }) },
      { listed: true, imported: true },
    ),
    stock: choice(['inStock', 'onOrder', 'notAvailable'], { listed: true, filterable: true, imported: true }),
    checkedOn: date({ listed: true, sortable: true, imported: true }),
  },
});
