import { nobody } from '../access/nobody.ts';
import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { entity } from '../entity.ts';
import { exportFormats } from '../exchange/exportFormats.ts';
import { choice, code, sid, text } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';

/** A download of a company's products as somebody wants it again: format, language, which products, and which columns. */
export const exportProfile = entity({
  name: 'exportProfile',
  path: 'export-profile/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  feature: 'export',
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: nobody,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  example: { orgaSid: 'alpenfenster', sid: 'neu', name: 'Alles', format: 'xlsx', language: 'all' },
  fields: {
    // No references: a saved wish keeps nobody from deleting a company, a category or a line.
    orgaSid: code({ required: true, shape: 'sid', filterable: true }),
    sid: sid(),
    name: text({ required: true, most: 120, listed: true, sortable: true }),
    format: choice(exportFormats, { required: true, listed: true }),
    language: choice([...languages, 'all'], { required: true, listed: true }),
    categories: code({ many: true }),
    productLines: code({ many: true }),
    text: text({ most: 200 }),
    // In their order, by names of `fileColumns.ts`; none is all.
    columns: code({ many: true, most: 80 }),
  },
});
