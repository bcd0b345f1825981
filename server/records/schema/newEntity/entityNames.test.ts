import { expect, it } from 'vitest';
import { entityNamesOf } from './entityNames.ts';

it.each([
  ['siteVisit', 'site visit', 'site-visits', 'site_visit'],
  ['category', 'category', 'categories', 'category'],
  ['giftBox', 'gift box', 'gift-boxes', 'gift_box'],
  ['survey', 'survey', 'surveys', 'survey'],
])('%s is called as its places ask for', (name, one, screen, migration) => {
  expect(entityNamesOf(name)).toMatchObject({ name, one, screen, migration });
});

it.each(['', 'SiteVisit', 'site_visit', 'site-visit', 'news', 'class', 'réunion', 'a1', '../x'])(
  'The name "%s" is refused with how it has to be',
  (name) => {
    expect(() => entityNamesOf(name)).toThrow(`"${name}" cannot name an entity: use one thing in English`);
  },
);
