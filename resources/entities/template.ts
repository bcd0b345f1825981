import { everybodySignedIn } from '../access/everybodySignedIn.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, object, reference, sid, text, translated, yesNo } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';

/** The layout of an import workbook: its columns in order, with their headings in every language. */
export const template = entity({
  name: 'template',
  path: 'template',
  key: ['sid'],
  title: 'name',
  feature: 'import',
  screens: [{ name: 'templates', feature: 'import' }],
  trash: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  createReplaces: true,
  access: {
    view: nobody,
    read: everybodySignedIn,
    create: holdersOf('COMPANY'),
    update: holdersOf('COMPANY'),
    delete: holdersOf('COMPANY'),
  },
  example: {
    sid: 'neu',
    name: { de: 'Fenster' },
    columns: [{ field: 'productInfo.articleNumber', heading: { de: 'Nummer' } }],
  },
  fields: {
    sid: sid({ listed: true, sortable: true }),
    name: translated({ required: true, most: 120, listed: true, filterable: true }),
    category: reference('category', { listed: true, filterable: true }),
    notes: translated({ most: 2000, long: true }),
    columns: object(
      {
        /** Where the value belongs in the JSON of a product, such as `productInfo.title` or `attributes.u-wert`. */
        field: text({ required: true, most: 120, namesAttribute: true }),
        /** Which language of a translated text the column holds. */
        language: choice(languages),
        heading: translated({ required: true, most: 120 }),
        note: translated({ most: 500 }),
        required: yesNo(),
      },
      { many: true, required: true, key: ['field', 'language'], section: 'columns' },
    ),
  },
});
