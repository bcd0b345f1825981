import { describe, expect, it } from 'vitest';
import { isPlatformKey, isPrivate, platform, platformByHost, platforms } from './platforms.ts';
import { platformGroup, platformGroups } from './platformGroups.ts';

describe('Platforms (behaviour B1, B2, B3, B5, B7)', () => {
  it('are the six tenants, each plain, _DEMO and _API', () => {
    expect(platforms.map(({ key }) => key).sort()).toEqual(
      ['CH', 'DE', 'AT', 'RHB', 'MGBAHN', 'ZBS'].flatMap((key) => [key, `${key}_API`, `${key}_DEMO`]).sort(),
    );
  });

  it.each([
    ['ch.localhost:3000', 'CH'],
    ['api-ch.example.com', 'CH_API'],
    ['sandbox-ch.example.com', 'CH_DEMO'],
    ['SANDBOX-MGBAHN.example.com', 'MGBAHN_DEMO'],
    ['www.example.com', 'CH'],
    ['', 'CH'],
  ])('are chosen by the first part of the host: %s is %s', (host, key) => {
    expect(platformByHost(host).key).toBe(key);
  });

  it('make an error of an unknown value, of a platform or of a group', () => {
    expect(() => platform('XX')).toThrow('Unknown platform "XX"');
    expect(() => platformGroup('product')).toThrow('Unknown platform group');
    expect(isPlatformKey('constructor')).toBe(false);
  });

  it('are private when they are demos or ZBS, and all of them on a development database', () => {
    const closed = platforms.filter((one) => isPrivate(one)).map(({ key }) => key);
    expect(closed.sort()).toEqual([
      'AT_DEMO',
      'CH_DEMO',
      'DE_DEMO',
      'MGBAHN_DEMO',
      'RHB_DEMO',
      'ZBS',
      'ZBS_API',
      'ZBS_DEMO',
    ]);
    expect(platforms.every((one) => isPrivate(one, true))).toBe(true);
  });

  it('show the rows of X on X_API and rows of their own on X_DEMO', () => {
    expect([platform('DE_API').dataset, platform('DE_DEMO').dataset]).toEqual(['DE', 'DE_DEMO']);
    expect([platform('DE_API').country, platform('DE_DEMO').country]).toEqual(['DE', 'DE']);
  });

  it('speak German only on rhb, mgbahn and zbs', () => {
    expect(
      platforms.filter(({ forcedLanguage }) => forcedLanguage === 'de').map(({ group }) => group),
    ).toEqual(Array.from({ length: 3 }, () => ['rhb', 'mgbahn', 'zbs']).flat());
  });
});

describe('The backoffice menu (behaviour B9)', () => {
  it.each([
    ['baustein', ['companies', 'categories', 'import', 'advertisement', 'cms', 'userRights']],
    ['mgbahn', ['companies', 'categories', 'import', 'cms', 'userRights']],
    ['rhb', ['companies', 'categories', 'import', 'cms', 'userRights']],
    ['zbs', ['companies', 'categories', 'import', 'export', 'userRights']],
  ] as const)('of %s', (group, menu) => {
    expect(platformGroups[group].menu).toEqual(menu);
  });
});
