import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { blocks, choice, code, date, translated } from '../kinds/grammar.ts';
import { legalArticlesStayPublished } from '../rules/legalArticlesStayPublished.ts';
import { periodInOrder } from '../rules/periodInOrder.ts';
import { legalArticles } from '../platform/screens.ts';

/** A page of the CMS, the same on every platform; the legal pages are such articles. */
export const article = entity({
  name: 'article',
  path: 'cms-article',
  key: ['url'],
  title: 'title',
  feature: 'cms',
  screens: [{ name: 'articles', feature: 'cms' }],
  found: { beside: ['url'] },
  page: { screen: 'article', parameters: { url: 'url' }, shows: ({ state }) => state === 'published' },
  trash: true,
  comments: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: holdersOf('CMS'),
    create: holdersOf('CMS'),
    update: holdersOf('CMS'),
    delete: holdersOf('CMS'),
  },
  drafts: true,
  review: holdersOf('CMS'),
  preview: { state: 'published' },
  begins: { state: 'draft', sections: [] },
  period: { from: 'publishAt', until: 'until' },
  rules: [legalArticlesStayPublished, periodInOrder('publishAt', 'until')],
  // Branded variants may go: the general one then takes their place.
  stays: ({ url }) => legalArticles.some((legal) => legal === url),
  example: {
    url: 'neu',
    title: { de: 'Fenster ausschreiben' },
    state: 'published',
    sections: [
      { contentType: 'text', content: { de: '<p>Ein Absatz</p>' }, position: 'left', layout: 'full' },
    ],
  },
  fields: {
    url: code({ shape: 'sid', most: 64, required: true, listed: true, sortable: true }),
    title: translated({ required: true, most: 200, listed: true, filterable: true }),
    state: choice(['draft', 'published'], { required: true, listed: true, filterable: true }),
    publishAt: date({ sortable: true, section: 'period' }),
    until: date({ sortable: true, section: 'period' }),
    sections: blocks({ section: 'sections' }),
  },
});
