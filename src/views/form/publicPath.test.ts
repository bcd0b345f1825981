import { describe, expect, it } from 'vitest';
import { article } from '../../../resources/entities/article.ts';
import { mapping } from '../../../resources/entities/mapping.ts';
import { product } from '../../../resources/entities/product.ts';
import { publicPath } from './publicPath.ts';

describe('The page on which visitors see a thing', () => {
  it('is named in the language of the backoffice', () => {
    const row = { orgaSid: 'acme', sid: 'a 1' };
    const [german, french] = [
      publicPath(product, 'de', row, '2026-03-01'),
      publicPath(product, 'fr', row, '2026-03-01'),
    ];
    expect(german?.startsWith('/de/')).toBe(true);
    expect(french?.startsWith('/fr/')).toBe(true);
    expect(german).toBe('/de/product/acme/a%201');
  });

  it('is none for what has no page, and for an article that is not published, or not yet', () => {
    expect(publicPath(mapping, 'de', { sid: 'x' }, '2026-03-01')).toBeUndefined();
    expect(publicPath(article, 'de', { url: 'neu', state: 'draft' }, '2026-03-01')).toBeUndefined();
    const published = { url: 'neu', state: 'published' };
    expect(publicPath(article, 'de', published, '2026-03-01')).toContain('neu');
    const planned = { ...published, publishAt: '2026-03-02' };
    expect(publicPath(article, 'de', planned, '2026-03-01')).toBeUndefined();
    expect(publicPath(article, 'de', planned, '2026-03-02')).toContain('neu');
  });
});
