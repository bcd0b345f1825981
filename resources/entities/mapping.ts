import { companiesOfTheCaller } from '../access/companiesOfTheCaller.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, object, reference, sid, text } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';

/** How a supplier's column headings and values translate to our fields and categories. */
export const mapping = entity({
  name: 'mapping',
  path: 'mapping/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  screens: [
    { name: 'company-mappings', path: 'orga/:orgaSid/mappings', feature: 'companies' },
    { name: 'mappings', feature: 'import' },
  ],
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: nobody,
    read: companiesOfTheCaller,
    create: companiesOfTheCaller,
    update: companiesOfTheCaller,
    delete: companiesOfTheCaller,
  },
  example: {
    orgaSid: 'alpenfenster',
    sid: 'neu',
    name: 'Preisliste',
    headings: [{ heading: 'Bezeichnung', field: 'productInfo.title', language: 'de' }],
  },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    sid: sid({ listed: true, sortable: true }),
    name: text({ required: true, most: 120, listed: true, sortable: true }),
    /** The headings that it holds for (`layoutKey`); without one it holds for every file. */
    layout: text({ most: 64 }),
    headings: object(
      {
        heading: text({ required: true, most: 200 }),
        field: text({ required: true, most: 120, namesAttribute: true }),
        language: choice(languages),
        unit: text({ most: 40 }),
        /** The letter of the column, where sheets of a layout have that heading more than once. */
        column: text({ most: 3 }),
      },
      { many: true, key: ['heading', 'column'], section: 'headings' },
    ),
    translations: object(
      {
        field: text({ required: true, most: 120, namesAttribute: true }),
        value: text({ required: true }),
        translation: text({ required: true }),
      },
      { many: true, key: ['field', 'value'], section: 'translations' },
    ),
  },
});
