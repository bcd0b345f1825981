import { expect, test } from 'vitest';
import { entities } from '../../resources/registry.ts';
import { openFeature } from '../layout/openFeature.ts';
import { createAddress, idAt, listAddress, recordAddress } from './addresses.ts';
import type { BackofficeResource } from './backofficeResources.ts';
import { createDirectory } from './Directory.ts';

const directory = createDirectory();
const screens = (entity: string) => directory.screensOf(entity) as BackofficeResource;

test('screens stand where their declaration says', () => {
  expect(listAddress(screens('orga'))).toBe('/orgas');
  expect(listAddress(screens('category'))).toBe('/categories');
  expect(recordAddress(screens('category'), 'tueren')).toBe('/categories/tueren');
  expect(recordAddress(screens('product'), 'acme/a-1')).toBe('/orga/acme/products/a-1');
  expect(createAddress(screens('product'), { orgaSid: 'acme' })).toBe('/orga/acme/products/create');
});

test('an address leads back to the thing that it names, whatever its key', () => {
  const product = screens('product');
  const id = idAt(product, { orgaSid: 'a/b' }, ['c d']);
  expect(id).toBe('a%2Fb/c%20d');
  expect(recordAddress(product, id)).toBe('/orga/a%2Fb/products/c%20d');
});

test('what lives within a company or a product is found by its declaration', () => {
  expect(directory.within(entities.orga).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['products', 'product-lines', 'orga-infos', 'company-mappings', 'statistics']),
  );
  expect(directory.within(entities.product).map(({ name }) => name)).toEqual(['product-relations']);
  expect(directory.parentOf(screens('productRelation'))?.name).toBe('products');
  expect(directory.parentOf(screens('orga'))).toBeUndefined();
});

test('every entity can be referred to', () => {
  for (const name of Object.keys(entities)) expect(directory.showing(name).entity.name).toBe(name);
  expect(() => directory.showing('nothing')).toThrow('registry.ts');
});

test('the menu knows where a screen belongs', () => {
  expect(openFeature(directory, '/orga/acme/products/a-1')).toBe('companies');
  expect(openFeature(directory, '/categories/root_category')).toBe('categories');
  expect(openFeature(directory, '/import')).toBe('import');
  expect(openFeature(directory, '/')).toBeUndefined();
});
