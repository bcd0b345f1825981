import { expect, it } from 'vitest';
import type { Block } from '../fields/blocks/Block.ts';
import { shownBlocks } from './shownBlocks.ts';

const block = (differences: Partial<Block>): Block => ({
  contentType: 'text',
  content: { de: '<p>Holz</p>' },
  position: 'left',
  layout: 'full',
  ...differences,
});
const contentOf = (differences: Partial<Block>) => shownBlocks([block(differences)], 'fr')[0]?.content;

it('A text is shown in another language where its own is missing, and that language is named', () => {
  expect(contentOf({})).toEqual({ text: '<p>Holz</p>', languageUsed: 'de' });
  expect(contentOf({ content: { de: '<p>Holz</p>', fr: '<p>Bois</p>' } })?.languageUsed).toBe('fr');
  expect(contentOf({ content: null })?.text).toBe('');
});

it('What is not yet an address leads nowhere, while it is being typed', () => {
  const linksOf = (link: string | null) => shownBlocks([block({ link })], 'de')[0]?.link;
  expect([linksOf('https://a.example/x'), linksOf('https:/'), linksOf(null)]).toEqual([
    'https://a.example/x',
    null,
    null,
  ]);
  expect(contentOf({ contentType: 'video', content: { de: 'youtu' } })?.text).toBe('');
});

it('A picture is shown by its address, one that is missing not at all', () => {
  const hash = 'a'.repeat(64);
  expect(contentOf({ contentType: 'image', content: { de: hash } })?.text).toContain(hash);
  expect(contentOf({ contentType: 'image', content: {} })?.text).toBe('');
});
