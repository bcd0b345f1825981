import { productsOfTheCaller } from '../access/productsOfTheCaller.ts';
import { visitorsOfThePlatform } from '../access/visitorsOfThePlatform.ts';
import { entity } from '../entity.ts';
import { exampleHash } from '../address/exampleHash.ts';
import { choice, date, file, reference, sid, translated } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';
import { periodInOrder } from '../rules/periodInOrder.ts';

/** A document of a company or of some of its products, as a PDF. */
export const document = entity({
  name: 'document',
  path: 'document/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'title',
  screens: [{ name: 'documents', path: 'orga/:orgaSid/documents', feature: 'companies' }],
  trash: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: {
    view: visitorsOfThePlatform,
    read: productsOfTheCaller,
    create: productsOfTheCaller,
    update: productsOfTheCaller,
    delete: productsOfTheCaller,
  },
  rules: [periodInOrder('date', 'expiry')],
  example: {
    orgaSid: 'alpenfenster',
    sid: 'neu',
    title: { de: 'Datenblatt' },
    kind: 'dataSheet',
    language: 'de',
    date: '2026-01-31',
    file: exampleHash,
  },
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    sid: sid({ listed: true, sortable: true }),
    title: translated({ required: true, most: 200, listed: true, filterable: true }),
    kind: choice(
      [
        'dataSheet',
        'declarationOfPerformance',
        'epd',
        'safetyDataSheet',
        'certificate',
        'installation',
        'warranty',
        'other',
      ],
      { required: true, listed: true, filterable: true },
    ),
    language: choice(languages, { required: true, listed: true, filterable: true }),
    date: date({ listed: true, sortable: true }),
    expiry: date({ listed: true, sortable: true }),
    file: file('pdf', { required: true, filterable: true }),
    products: reference('product', { within: ['orgaSid'], many: true, retires: true, filterable: true }),
  },
});
