import { expect, it } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import { freeSid } from './freeSid.ts';
import { keyToPropose } from './keyToPropose.ts';

it('The first free number tells a second record of one name apart, however long the name is', () => {
  expect(freeSid('fenster', new Set())).toBe('fenster');
  expect(freeSid('fenster', new Set(['fenster', 'fenster-2']))).toBe('fenster-3');
  const long = 'x'.repeat(64);
  expect(freeSid(long, new Set([long]))).toBe(`${'x'.repeat(62)}-2`);
});

it('A name is proposed as key where a record has both, and not where the address says it or the key is something else', () => {
  expect(keyToPropose(entities.product, { orgaSid: 'alpenfenster' })).toBe('sid');
  expect(keyToPropose(entities.article, {})).toBe('url');
  expect(keyToPropose(entities.retailerData, {})).toBeUndefined();
});
