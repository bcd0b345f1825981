import { describe, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import { article } from '../../../resources/entities/article.ts';
import { category } from '../../../resources/entities/category.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import type { Action, Entity } from '../../../resources/entity.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { compile } from '../../base/database/compile.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';
import { isClosed, opensOrga, scopeOf } from './scope.ts';
import {
  datasetOf,
  ofPlatform,
  ofPlatformOrShared,
  recordedUnder,
  rowOf,
  sharedByAll,
  where,
  whereverShown,
} from './where.ts';

const holding = (...rights: Extract<Caller, { kind: 'user' }>['rights']): Caller => ({
  kind: 'user',
  sub: 'somebody',
  rights,
});
const supplier = holding(
  { right: 'COMPANY', orgaCountry: { sid: 'alpenfenster', country: 'CH' } },
  { right: 'COMPANY', orgaCountry: { sid: 'andere', country: 'CH' } },
);
const admin = holding({ right: 'ADMIN' });

const scopeFor = (caller: Caller, entity: Entity, action: Action, key: PlatformKey = 'CH') =>
  scopeOf(caller, { platform: platform(key) }, entity, action);
const said = (part: Sql) => {
  const { text, parameters } = compile(part);
  return [text, ...parameters];
};

describe('A scope', () => {
  it('of a company right is its companies on the platforms of their country, by the owner of the rows', () => {
    expect(said(where(scopeFor(supplier, product, 'update'), 'p'))).toEqual([
      '"p"."platform" = $1 and "p"."orga_sid" = any($2)',
      'CH',
      ['alpenfenster', 'andere'],
    ]);
    expect(said(where(scopeFor(supplier, orga, 'update'), 'o'))).toEqual([
      '"o"."platform" = $1 and "o"."sid" = any($2)',
      'CH',
      ['alpenfenster', 'andere'],
    ]);
    expect(said(where(scopeFor(supplier, product, 'update', 'DE'), 'p'))).toEqual(['false']);
  });

  it('of an administrator is the platform, and of what all platforms share everything', () => {
    expect(said(where(scopeFor(admin, product, 'delete'), 'p'))).toEqual(['"p"."platform" = $1', 'CH']);
    expect(said(where(scopeFor(admin, category, 'update'), 'c'))).toEqual(['true']);
  });

  it('of the API variant is the rows of its platform; a sandbox has its own', () => {
    for (const [key, dataset] of [
      ['CH_API', 'CH'],
      ['CH_DEMO', 'CH_DEMO'],
    ] as const) {
      const scope = scopeFor(admin, product, 'read', key);
      expect(said(where(scope, 'p'))).toEqual(['"p"."platform" = $1', dataset]);
      expect(said(datasetOf(scope))).toEqual(['$1', dataset]);
    }
  });

  it('that opens nothing is a condition that no row meets, even for what belongs to no company', () => {
    for (const entity of [product, category, article]) {
      const scope = scopeFor(anonymous, entity, 'update');
      expect([isClosed(scope), ...said(where(scope, 't'))]).toEqual([true, 'false']);
    }
    expect(isClosed(scopeFor(anonymous, product, 'view', 'ZBS'))).toBe(true);
    expect(isClosed(scopeFor(anonymous, product, 'view'))).toBe(false);
  });

  it('whose companies mean nothing, as no field names an owner, opens nothing', () => {
    const ownerless: Entity = { ...product, access: { ...product.access } };
    delete ownerless.owner;
    expect(said(where(scopeFor(supplier, ownerless, 'update'), 't'))).toEqual(['false']);
  });

  it('opens a company if it names it or all', () => {
    const scope = scopeFor(supplier, product, 'update');
    expect(['alpenfenster', 'fremde', ''].map((sid) => opensOrga(scope, sid))).toEqual([true, false, false]);
    expect(opensOrga(scopeFor(admin, product, 'update'), 'fremde')).toBe(true);
    expect(opensOrga(scopeFor(anonymous, product, 'update'), 'alpenfenster')).toBe(false);
  });

  it('keeps who acts from where, and cannot be widened', () => {
    const at = { platform: platform('CH'), address: '192.0.2.1', call: 'PUT /x', reportId: 'r' };
    const scope = scopeOf(supplier, at, product, 'update');
    expect(scope.author).toEqual({ sub: 'somebody', address: '192.0.2.1', call: 'PUT /x', reportId: 'r' });
    expect(() => Object.assign(scope, { filter: 'all' })).toThrow(TypeError);
    const { author } = scopeFor(anonymous, product, 'view');
    expect(author).toEqual({ sub: null, address: null, call: null, reportId: null });
  });
});

describe('What belongs to no company', () => {
  it('is of the platform, whatever companies the scope names', () => {
    expect(said(ofPlatform(scopeFor(supplier, product, 'update'), 'cc'))).toEqual([
      '"cc"."platform" = $1',
      'CH',
    ]);
  });

  it('or is shared is asked for as its entity says', () => {
    const scope = scopeFor(supplier, product, 'update');
    expect(said(ofPlatformOrShared(scope, orga, 't'))).toEqual(['"t"."platform" = $1', 'CH']);
    expect(said(ofPlatformOrShared(scope, category, 't'))).toEqual(['true']);
    expect(() => sharedByAll(product)).toThrow('Rows of product belong to a platform');
  });

  it('is looked for on every platform only beside what all share', () => {
    expect(said(whereverShown(scopeFor(admin, product, 'update'), 'i'))).toEqual([
      '"i"."platform" = $1',
      'CH',
    ]);
    expect(said(whereverShown(scopeFor(admin, category, 'update'), 'i'))).toEqual(['true']);
  });
});

describe('What a scope writes', () => {
  const columns = [identifier('sid')];
  const values = [sql`${'x'}`];

  it('gets the platform of the scope, where rows belong to one', () => {
    expect(said(rowOf(scopeFor(admin, product, 'create', 'DE_API'), columns, values))).toEqual([
      '(platform, "sid") overriding system value values ($1, $2)',
      'DE',
      'x',
    ]);
    expect(said(rowOf(scopeFor(admin, category, 'create'), columns, values))).toEqual([
      '("sid") overriding system value values ($1)',
      'x',
    ]);
  });

  it('is recorded under its platform, or under none', () => {
    expect(said(recordedUnder(scopeFor(admin, product, 'create', 'DE')))).toEqual(['$1', 'DE']);
    expect(said(recordedUnder(scopeFor(admin, category, 'create', 'DE')))).toEqual(['$1', '']);
  });

  it('is a statement that names its scope; one beside it is not', () => {
    const scope = scopeFor(supplier, product, 'update');
    const parts = [where(scope, 't'), datasetOf(scope), recordedUnder(scope), rowOf(scope, columns, values)];
    expect(parts.map((part) => sql`select ${part}`.isScoped)).toEqual([true, true, true, true]);
    expect(sql`select ${'CH'}`.isScoped).toBe(false);
  });
});
