import { describe, expect, it } from 'vitest';
import { platform } from '../platform/platforms.ts';
import { entities } from '../registry.ts';
import type { GrantedRight } from '../platform/grantedRight.ts';
import { canOpenFeature } from './canOpenFeature.ts';
import { anonymous, type Caller } from './rule.ts';

const user = (...rights: GrantedRight[]): Caller => ({ kind: 'user', sub: 'u', rights });
const of = (right: GrantedRight['right'], sid: string, country: 'CH' | 'DE' | 'RHB'): GrantedRight => ({
  right,
  orgaCountry: { sid, country },
});
const on = (key: string) => ({ platform: platform(key) });

describe('Company rights (behaviour B2, B37, B38)', () => {
  const supplier = user(of('COMPANY', 'a', 'CH'), of('EDIT_PRODUCTS', 'b', 'CH'), of('COMPANY', 'c', 'DE'));

  it('count on the platforms of their country only', () => {
    expect(entities.orga.access.update(supplier, on('CH'))).toEqual({ orgaSid: ['a'] });
    expect(entities.orga.access.update(supplier, on('CH_DEMO'))).toEqual({ orgaSid: ['a'] });
    expect(entities.orga.access.update(supplier, on('DE_API'))).toEqual({ orgaSid: ['c'] });
    expect(entities.orga.access.update(supplier, on('RHB'))).toBe('none');
  });

  it('let EDIT_PRODUCTS keep products but not the company', () => {
    expect(entities.product.access.update(supplier, on('CH'))).toEqual({ orgaSid: ['a', 'b'] });
    expect(entities.orga.access.create(supplier, on('CH'))).toBe('none');
  });

  it('cover every company where they are general', () => {
    expect(entities.product.access.update(user({ right: 'EDIT_PRODUCTS' }), on('RHB'))).toBe('all');
    expect(entities.orga.access.create(user({ right: 'ADMIN' }), on('ZBS'))).toBe('all');
  });

  it('make no general right of one that is bound to a company', () => {
    expect(entities.category.access.update(user(of('CATEGORY', 'a', 'CH')), on('CH'))).toBe('none');
    expect(entities.orga.access.create(user(of('ADMIN', 'a', 'CH')), on('CH'))).toBe('none');
  });
});

describe('Features (behaviour B10, B39)', () => {
  it.each([
    ['companies', 'EDIT_PRODUCTS', true],
    ['companies', 'COMPANY', true],
    ['import', 'EDIT_PRODUCTS', false],
    ['import', 'COMPANY', true],
    ['export', 'COMPANY', true],
    ['categories', 'COMPANY', false],
  ] as const)('%s with %s of a company: %s', (feature, right, isOpen) => {
    expect(canOpenFeature(user(of(right, 'a', 'CH')), feature, platform('CH'))).toBe(isOpen);
  });

  it('are closed where the platform group has no such feature, and to strangers', () => {
    expect(canOpenFeature(user({ right: 'ADMIN' }), 'cms', platform('ZBS'))).toBe(false);
    expect(canOpenFeature(user({ right: 'ADMIN' }), 'export', platform('RHB'))).toBe(true);
    expect(canOpenFeature(anonymous, 'companies', platform('CH'))).toBe(false);
  });
});

describe('Visitors', () => {
  it('read public platforms; private ones only signed in', () => {
    expect(entities.product.access.view(anonymous, on('CH'))).toBe('all');
    expect(entities.product.access.view(anonymous, on('CH_DEMO'))).toBe('none');
    expect(entities.product.access.view(anonymous, { ...on('CH'), devDatabase: true })).toBe('none');
    const signedIn: Caller = { kind: 'user', sub: 'u', rights: [], openDatasets: ['ZBS'] };
    expect(entities.product.access.view(signedIn, on('ZBS'))).toBe('all');
  });

  it('need a right that opens something there where the platform asks for one, or nobody said that it does not (behaviour B130)', () => {
    const view = (right: GrantedRight[], key: string) =>
      entities.product.access.view(user(...right), on(key));
    expect(view([], 'ZBS')).toBe('none');
    expect(view([], 'CH')).toBe('all');
    expect(view([of('COMPANY', 'a', 'CH')], 'CH_DEMO')).toBe('all');
    expect(view([of('COMPANY', 'a', 'CH')], 'ZBS')).toBe('none');
    expect(view([{ right: 'CMS' }], 'CH_DEMO')).toBe('all');
    expect(view([{ right: 'CMS' }], 'ZBS')).toBe('none');
    expect(view([{ right: 'ADMIN' }], 'ZBS')).toBe('all');
  });
});
