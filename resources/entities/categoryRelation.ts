import { everybodySignedIn } from '../access/everybodySignedIn.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { number, reference } from '../kinds/grammar.ts';

/** Where a category hangs in the tree of a platform; a category hangs in one place. */
export const categoryRelation = entity({
  name: 'categoryRelation',
  path: 'category-relation/{platform}',
  key: ['childSid'],
  title: 'childSid',
  calls: [],
  access: {
    view: visitorsOfThePlatform,
    read: everybodySignedIn,
    create: holdersOf('CATEGORY'),
    update: holdersOf('CATEGORY'),
    delete: holdersOf('CATEGORY'),
  },
  fields: {
    childSid: reference('category', { required: true }),
    parentSid: reference('category', { required: true, orRoot: true, filterable: true }),
    position: number({ required: true }),
  },
});
