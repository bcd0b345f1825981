import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { code, derived, gtin, image, number, reference, sid, translated, values } from '../kinds/grammar.ts';

export const product = entity({
  name: 'product',
  path: 'product/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'title',
  calls: ['list', 'get', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
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
    gtins: gtin({ at: 'productInfo.gtins', many: true, listed: true, imported: true }),
    title: translated({
      at: 'productInfo.title',
      required: true,
      most: 250,
      listed: true,
      imported: true,
      section: 'texts',
    }),
    subTitle: translated({ at: 'productInfo.subTitle', most: 250, imported: true, section: 'texts' }),
    description: translated({
      at: 'productInfo.description',
      most: 10_000,
      long: true,
      imported: true,
      section: 'texts',
    }),
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
    images: image('productImage', { at: 'productInfo.images', many: true, section: 'media' }),
    attributes: values({ imported: true, section: 'attributes' }),
    position: number({ integer: true, readOnly: true, sortable: true }),
    popularity: number({ integer: true, readOnly: true, sortable: true, listed: true }),
  },
});
