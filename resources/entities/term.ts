import { everybodySignedIn } from '../access/everybodySignedIn.ts';
import { holdersOf } from '../access/holdersOf.ts';
import { nobody } from '../access/nobody.ts';
import { entity } from '../entity.ts';
import { choice, code, reference, sid, text } from '../kinds/grammar.ts';
import { languages } from '../language/languages.ts';
import { countryKeys } from '../platform/platforms.ts';
import { oneMeaning } from '../rules/oneMeaning.ts';

/** What people call something when they look for it, beside its name. */
export const term = entity({
  name: 'term',
  path: 'term',
  key: ['sid'],
  title: 'text',
  screens: [{ name: 'terms', feature: 'categories', isEntry: true }],
  found: { beside: ['language'] },
  trash: true,
  calls: ['list', 'get', 'create', 'update', 'delete'],
  files: { areOfNoCompany: true },
  access: {
    view: nobody,
    read: everybodySignedIn,
    create: holdersOf('CATEGORY'),
    update: holdersOf('CATEGORY'),
    delete: holdersOf('CATEGORY'),
  },
  rules: [oneMeaning],
  example: { sid: 'neu', text: 'Fenêtre de toit', language: 'fr', direction: 'both', category: 'fenster' },
  fields: {
    sid: sid({ sortable: true }),
    text: text({ required: true, most: 120, listed: true, sortable: true, filterable: true }),
    language: choice(languages, { required: true, listed: true, filterable: true }),
    // Of several countries and railways; none of them means everywhere.
    platforms: choice(countryKeys, { many: true, listed: true, filterable: true }),
    // Nearby is what has another name and is another thing: what the term means only comes near it.
    direction: choice(['both', 'oneWay', 'nearby'], { required: true, listed: true, filterable: true }),
    category: reference('category', {
      retires: true,
      isSubject: true,
      listed: true,
      filterable: true,
      section: 'meaning',
    }),
    attribute: reference('attribute', {
      retires: true,
      isSubject: true,
      listed: true,
      filterable: true,
      section: 'meaning',
    }),
    value: code({ most: 64, listed: true, section: 'meaning' }),
    // No references: a line is of one platform, a term of all.
    company: code({ shape: 'sid', most: 64, section: 'meaning' }),
    productLine: code({ shape: 'sid', most: 64, listed: true, section: 'meaning' }),
    word: text({ most: 120, listed: true, filterable: true, section: 'meaning' }),
  },
});
