import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { orderUnits } from '../exchange/orderUnits.ts';
import {
  choice,
  code,
  date,
  derived,
  gaps,
  gtin,
  image,
  number,
  reference,
  sid,
  text,
  translated,
  values,
  yesNo,
} from '../kinds/grammar.ts';

export const product = entity({
  name: 'product',
  path: 'product/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'title',
  screens: [
    { name: 'products', path: 'orga/:orgaSid/products', feature: 'companies' },
    { name: 'all-products', feature: 'companies', isEntry: true, opensIn: 'products' },
  ],
  found: { beside: ['articleNumber', 'orgaName'] },
  page: { screen: 'product', parameters: { orgaSid: 'orgaSid', productSid: 'sid' } },
  drafts: true,
  preview: {},
  period: { until: 'endOfSale', staysThere: true },
  trash: true,
  comments: true,
  calls: ['list', 'get', 'update', 'delete'],
  // An article number is of one product of a company, by an index that keeps it so.
  many: { hasIndex: ['articleNumber'] },
  order: { by: 'position', beside: 'articleNumber', takes: 'productSids' },
  files: { areOfOneCompany: true, areTables: true, onWorkbench: { picturesIn: 'image' } },
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  example: {
    orgaInfo: { sid: 'alpenfenster' },
    sid: 'neu',
    productInfo: {
      articleNumber: 'N-1',
      gtins: ['07612345678900'],
      title: { de: 'Holz-Metall-Fenster', fr: 'Fenêtre bois-métal' },
    },
    categories: { mainCategory: { sid: 'fenster' } },
  },
  fields: {
    orgaSid: reference('orga', { at: 'orgaInfo.sid', required: true, filterable: true }),
    orgaName: derived('orgaSid.name', { at: 'orgaInfo.name', listed: true }),
    sid: sid({ imported: true }),
    articleNumber: code({
      at: 'productInfo.articleNumber',
      required: true,
      most: 64,
      listed: true,
      sortable: true,
      filterable: true,
      imported: true,
    }),
    gtins: gtin({ at: 'productInfo.gtins', many: true, listed: true, filterable: true, imported: true }),
    title: translated({
      at: 'productInfo.title',
      required: true,
      most: 250,
      listed: true,
      imported: true,
      section: 'texts',
      filterable: true,
    }),
    subTitle: translated({ at: 'productInfo.subTitle', most: 250, imported: true, section: 'texts' }),
    description: translated({
      at: 'productInfo.description',
      most: 10_000,
      long: true,
      imported: true,
      section: 'texts',
    }),
    // Under what else it is looked for, with commas between.
    keywords: translated({ at: 'productInfo.keywords', most: 1000, imported: true, section: 'texts' }),
    mainCategory: reference('category', {
      at: 'categories.mainCategory.sid',
      required: true,
      filterable: true,
      imported: true,
    }),
    mainCategoryName: derived('mainCategory.name', { at: 'categories.mainCategory.name', listed: true }),
    productLine: reference('productLine', {
      at: 'productInfo.productLine',
      within: ['orgaSid'],
      filterable: true,
      imported: true,
    }),
    brand: text({ at: 'productInfo.brand', most: 80, filterable: true, imported: true }),
    // Its category says its classes too; this is the one that its supplier says.
    etimClass: code({
      at: 'productInfo.etimClass',
      most: 8,
      shape: 'etim',
      imported: true,
      section: 'trade',
    }),
    orderUnit: choice(orderUnits, { at: 'productInfo.orderUnit', imported: true, section: 'trade' }),
    // The least that is delivered, in order units.
    orderQuantity: number({ at: 'productInfo.orderQuantity', least: 0, imported: true, section: 'trade' }),
    customsTariffNumber: code({
      at: 'productInfo.customsTariffNumber',
      shape: 'customsTariff',
      imported: true,
      section: 'trade',
    }),
    countryOfOrigin: code({
      at: 'productInfo.countryOfOrigin',
      shape: 'country',
      imported: true,
      section: 'trade',
    }),
    // Its last day.
    endOfSale: date({ at: 'productInfo.endOfSale', imported: true, sortable: true, section: 'trade' }),
    // Kept by the database (`sale_has_ended`), as lists are made of it.
    isEnded: yesNo({ at: 'productInfo.isEnded', readOnly: true, section: 'trade' }),
    // An article number of the same company, as files say it: of a product that may come with the next file.
    successor: code({
      at: 'productInfo.successor',
      most: 64,
      imported: true,
      filterable: true,
      names: { to: 'product', by: 'articleNumber', within: ['orgaSid'] },
      section: 'trade',
    }),
    // What its variants say alike, where title and line do not tell them.
    variantGroup: text({ at: 'productInfo.variantGroup', most: 80, imported: true }),
    images: image('productImage', {
      at: 'productInfo.images',
      many: true,
      imported: true,
      section: 'media',
    }),
    media: image('productMedia', { at: 'productInfo.media', many: true, imported: true, section: 'media' }),
    attributes: values({ imported: true, section: 'attributes' }),
    position: number({ integer: true, readOnly: true, sortable: true }),
    popularity: number({ integer: true, readOnly: true, sortable: true, listed: true }),
    completeness: number({
      at: 'quality.completeness',
      integer: true,
      share: true,
      readOnly: true,
      listed: true,
      sortable: true,
    }),
    missing: gaps({ at: 'quality.missing', filterable: true }),
  },
});
