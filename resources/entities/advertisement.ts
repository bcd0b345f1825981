import { holdersOf } from '../access/holdersOf.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { date, image, link, number, reference, sid, translated } from '../kinds/grammar.ts';
import { periodInOrder } from '../rules/periodInOrder.ts';

/** An advertisement of a company, shown in its period beside the categories and companies that it aims at. */
export const advertisement = entity({
  name: 'advertisement',
  path: 'advertisement/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'title',
  feature: 'advertisement',
  screens: [{ name: 'advertisements', feature: 'advertisement' }],
  trash: true,
  comments: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: holdersOf('ADVERTISEMENT'),
    create: holdersOf('ADVERTISEMENT'),
    update: holdersOf('ADVERTISEMENT'),
    delete: holdersOf('ADVERTISEMENT'),
  },
  period: { from: 'from', until: 'to' },
  begins: { weight: 1 },
  rules: [periodInOrder('from', 'to')],
  example: {
    orgaSid: 'alpenfenster',
    sid: 'neu',
    title: { de: 'Neue Fenster' },
    link: '/de',
    from: '2026-01-01',
    weight: 1,
  },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    sid: sid({ listed: true, sortable: true }),
    title: translated({ required: true, most: 120, listed: true }),
    text: translated({ most: 500, long: true }),
    image: image('orgaMedia', { ofNoCompany: true }),
    link: link({ required: true }),
    from: date({ required: true, listed: true, sortable: true, section: 'period' }),
    to: date({ listed: true, sortable: true, section: 'period' }),
    weight: number({
      required: true,
      integer: true,
      least: 1,
      most: 100,
      listed: true,
      sortable: true,
      section: 'period',
    }),
    categories: reference('category', { many: true, orRoot: true, section: 'targets' }),
    orgas: reference('orga', { many: true, retires: true, section: 'targets' }),
  },
});
