import { everybodySignedIn } from '../access/everybodySignedIn.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { rootCategory } from '../rootCategory.ts';
import { code, image, object, reference, sid, text, translated, yesNo } from '../kinds/grammar.ts';

export const category = entity({
  name: 'category',
  path: 'category',
  key: ['sid'],
  title: 'name',
  screens: [{ name: 'categories', feature: 'categories' }],
  found: { beside: ['sid'] },
  tree: {
    parent: 'parentSid',
    order: 'position',
    keptBy: { entity: 'categoryRelation', root: rootCategory },
    counts: { entity: 'product', as: 'products' },
  },
  page: { screen: 'category', parameters: { categorySid: 'sid' } },
  calls: ['list', 'get', 'create', 'update', 'delete'],
  files: { areOfNoCompany: true },
  access: {
    view: visitorsOfThePlatform,
    read: everybodySignedIn,
    create: holdersOf('CATEGORY'),
    update: holdersOf('CATEGORY'),
    delete: holdersOf('CATEGORY'),
  },
  example: { sid: 'neu', name: { de: 'Dachfenster', en: 'Roof windows' }, ifcClasses: ['IfcWindow'] },
  fields: {
    sid: sid({ listed: true, sortable: true }),
    name: translated({ required: true, most: 120, listed: true, filterable: true }),
    description: translated({ most: 500, long: true, section: 'details' }),
    ifcClasses: code({ many: true, most: 80, listed: true, section: 'classification' }),
    ebkphCodes: code({ many: true, most: 12, listed: true, section: 'classification' }),
    etimClasses: code({ many: true, most: 12, section: 'classification' }),
    bkpCodes: code({ many: true, most: 12, shape: 'bkp', section: 'classification' }),
    npkCodes: code({ many: true, most: 12, shape: 'npk', section: 'classification' }),
    picture: image('startPageImage', { section: 'details' }),
    // In this order; categories below without any have those of the nearest one above.
    shownAttributes: object(
      {
        attribute: reference('attribute', { required: true }),
        isFilter: yesNo(),
        isColumn: yesNo(),
        // In which its numbers are shown there, where that is another than the one in which they are kept.
        unit: text({ most: 20 }),
      },
      { many: true, key: ['attribute'], section: 'shownAttributes' },
    ),
  },
});
