import { expect, it } from 'vitest';
import { article } from './entities/article.ts';
import { translationShare } from './translationShare.ts';

const block = (content: object) => ({ contentType: 'text', content, position: 'left', layout: 'full' });
const of = (row: object, languages = ['de', 'en', 'fr', 'it'] as const) =>
  translationShare(article.fields, row as Record<string, unknown>, languages);

it('The share counts each text in each language, also within blocks, and names what is missing', () => {
  expect(
    of({ title: { de: 'A', en: 'A', fr: 'A', it: 'A' }, sections: [block({ de: 'B', fr: 'B' })] }),
  ).toEqual({
    share: 0.75,
    missing: ['en', 'it'],
  });
});

it('Pictures, videos and texts nobody has begun are not counted', () => {
  const sections = [
    block({ de: 'a'.repeat(64) }),
    block({ de: 'https://player.vimeo.com/video/1' }),
    block({}),
  ];
  expect(of({ title: { de: 'A', en: 'A', fr: 'A', it: 'A' }, sections })).toEqual({ share: 1, missing: [] });
  expect(of({ sections })).toBeUndefined();
});
