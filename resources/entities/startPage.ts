import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { exampleHash } from '../address/exampleHash.ts';
import { choice, image } from '../kinds/grammar.ts';

/** What a platform chooses for its start page. */
export const startPage = entity({
  name: 'startPage',
  path: 'start-page/{platform}',
  key: ['page'],
  title: 'page',
  feature: 'cms',
  screens: [{ name: 'start-page', feature: 'cms' }],
  calls: ['list', 'get', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: holdersOf('CMS'),
    create: holdersOf('CMS'),
    update: holdersOf('CMS'),
    delete: holdersOf('CMS'),
  },
  example: { page: 'start', picture: exampleHash },
  fields: {
    page: choice(['start'], { required: true, listed: true }),
    picture: image('startPageImage', { required: true, listed: true, ofNoCompany: true }),
  },
});
