import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { Row, Shape } from '../../base/database/column.ts';
import { compile } from '../../base/database/compile.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Sql } from '../../base/database/sql.ts';
import type { Interpretation } from './interpretation.ts';
import { understand, type Understood } from './understand.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('bau', 'Bau');
  await catalogue.tree('CH', { bau: root });
  await catalogue.products('CH', [
    { sid: 'p1', title: 'Wandfarbe weiss', category: 'bau' },
    { sid: 'p2', title: { de: 'Estrich', fr: 'Chape' }, category: 'bau' },
    { sid: 'p3', title: 'Gips Platte', category: 'bau' },
  ]);
  await catalogue.fold();
});

/** What a text means, and what was asked for it since: statements with their parameters, and words with their languages. */
function asked(typed: string): { meant: Understood; statements: string[]; words: string[] } {
  const { read } = database;
  const statements: string[] = [];
  const words: string[] = [];
  const db: ScopedQueries = {
    async rows<S extends Shape>(shape: S, statement: Sql<true>): Promise<Row<S>[]> {
      statements.push(JSON.stringify(compile(statement)));
      const rows = await read.rows(shape, statement);
      if ('withinProducts' in shape)
        for (const row of rows) words.push(`${String(row['prefix'])} ${String(row['word'])}`);
      return rows;
    },
    first: (shape, statement) => read.first(shape, statement),
    one: (shape, statement) => read.one(shape, statement),
    has: (statement) => read.has(statement),
    run: (statement) => read.run(statement),
  };
  return { meant: understand(db, visitorScope('CH'), 'de', typed), statements, words };
}

/** What is asked of the products by each way. */
async function all(ways: AsyncIterable<Interpretation>): Promise<string[]> {
  const found: string[] = [];
  for await (const { meanings, isWide } of ways)
    found.push(meanings.map(({ own, any }) => (isWide ? any : own)).join(' & '));
  return found;
}

async function first(ways: AsyncIterable<Interpretation>): Promise<Interpretation | undefined> {
  for await (const way of ways) return way;
  return undefined;
}

describe('a typed text', () => {
  it('is read at once as code or class, without asking the database', () => {
    const { meant, statements } = asked('Art. Nr. 444.0930');
    expect(meant.code).toEqual({ text: '444.0930', article: '4440930', gtin: '4440930' });
    expect(asked('Estrich').meant.code).toBeUndefined();
    expect(asked('ifcWall').meant.classCode).toMatchObject({ kind: 'ifcClass', key: 'ifcwall' });
    expect(asked('E3.2').meant.classCode).toMatchObject({ kind: 'classCode', key: 'e0302' });
    expect(asked('ifc').meant.classCode).toBeUndefined();
    expect(statements).toEqual([]);
  });

  it('is understood in every way without anything being asked twice', async () => {
    const { meant, statements, words } = asked('Gipsplatte Estirch weiss weiss');
    expect(await all(meant.relaxed)).toContain("'adweiss'");
    expect(words).toHaveLength(new Set(words).size);
    expect(statements).toHaveLength(new Set(statements).size);
  });

  it('has the same ways for everybody who asks, at the same time too', async () => {
    const { meant, statements } = asked('Wand Farbe');
    const [one, other] = await Promise.all([all(meant.ways), all(meant.ways)]);
    expect(one[0]).toContain("'adwandfarbe'");
    expect(other).toEqual(one);
    const count = statements.length;
    expect(await first(meant.ways)).toMatchObject({ language: 'de', without: [] });
    expect(statements).toHaveLength(count);
  });

  it('is taken for the nearest word where nobody knows it as it is spelled', async () => {
    const way = await first(asked('Estirch').meant.ways);
    expect(way?.meanings).toMatchObject([{ typed: 'Estirch', own: "'adestrich'", spellings: ['estrich'] }]);
    expect(await all(asked('').meant.ways)).toEqual([]);
  });

  it('finds words of another language, and says so', async () => {
    const way = await first(asked('Chape').meant.ways);
    expect(way?.meanings).toMatchObject([{ own: "'afchape'", language: 'fr' }]);
  });

  it('asks for a compound by its parts, and for its head alone if need be', async () => {
    const { meant } = asked('Gipsplatte');
    expect(await all(meant.ways)).toEqual(["('adgips' & 'adplatte')"]);
    expect((await all(meant.relaxed)).at(0)).toBe("'adplatte'");
  });

  it('means words of two letters whole unless they are still being typed (behaviour B271)', async () => {
    expect(await first(asked('gi Estrich').meant.ways)).toBeUndefined();
    expect(await all(asked('Estrich gi').meant.ways)).toEqual(["'adestrich' & 'adgips'"]);
  });
});
