import { describe, expect, it } from 'vitest';
import { article } from '../../resources/entities/article.ts';
import { mapping } from '../../resources/entities/mapping.ts';
import { product } from '../../resources/entities/product.ts';
import { publicPath } from './publicPath.ts';

describe('The page on which visitors see a thing', () => {
  it('is named in the language of the backoffice', () => {
    const row = { orgaSid: 'acme', sid: 'a 1' };
    const [german, french] = [publicPath(product, 'de', row), publicPath(product, 'fr', row)];
    expect(german?.startsWith('/de/')).toBe(true);
    expect(french?.startsWith('/fr/')).toBe(true);
    expect(german).toBe('/de/product/acme/a%201');
  });

  it('is none for what has no page, and for an article that is not published', () => {
    expect(publicPath(mapping, 'de', { sid: 'x' })).toBeUndefined();
    expect(publicPath(article, 'de', { url: 'neu', state: 'draft' })).toBeUndefined();
    expect(publicPath(article, 'de', { url: 'neu', state: 'published' })).toContain('neu');
  });
});
