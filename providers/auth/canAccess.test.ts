import { describe, expect, test } from 'vitest';
import type { Caller } from '../../resources/access/rule.ts';
import type { Entity } from '../../resources/entity.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { entities } from '../../resources/registry.ts';
import { canAccess } from './canAccess.ts';

const entityOf = (resource: string): Entity | undefined =>
  ({ orgas: entities.orga, products: entities.product, categories: entities.category })[resource];

const supplier: Caller = {
  kind: 'user',
  sub: '1',
  rights: [
    { right: 'COMPANY', orgaCountry: { sid: 'acme', country: 'CH' } },
    { right: 'EDIT_PRODUCTS', orgaCountry: { sid: 'door', country: 'CH' } },
  ],
};
const admin: Caller = { kind: 'user', sub: '2', rights: [{ right: 'ADMIN' }] };

describe('what a caller may do', () => {
  const may = (caller: Caller, action: string, resource: string, record?: object, on = 'CH') =>
    canAccess(caller, platform(on), { action, resource, ...(record && { record: { ...record } }) }, entityOf);

  test('a company right opens that company, and only in its country', () => {
    expect(may(supplier, 'edit', 'orgas', { sid: 'acme' })).toBe(true);
    expect(may(supplier, 'edit', 'orgas', { sid: 'other' })).toBe(false);
    expect(may(supplier, 'edit', 'orgas', { sid: 'acme' }, 'DE')).toBe(false);
  });

  test('the right to edit products opens products of its company, not the company', () => {
    expect(may(supplier, 'edit', 'products', { orgaSid: 'door' })).toBe(true);
    expect(may(supplier, 'edit', 'orgas', { sid: 'door' })).toBe(false);
  });

  test('menu entries follow the feature and the platform group', () => {
    expect(may(supplier, 'open', 'import')).toBe(true);
    expect(may(supplier, 'open', 'categories')).toBe(false);
    expect(may(admin, 'open', 'advertisement')).toBe(true);
    expect(may(admin, 'open', 'advertisement', undefined, 'RHB')).toBe(false);
  });

  test('what nobody declared is refused', () => {
    expect(may(admin, 'list', 'secrets')).toBe(false);
    expect(may(admin, 'fly', 'orgas')).toBe(false);
  });
});
