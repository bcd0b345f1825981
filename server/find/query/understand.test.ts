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
        for (const row of rows) words.push(`${String(row['language'])} ${String(row['word'])}`);
      return rows;
    },
    first: (shape, statement) => read.first(shape, statement),
    one: (shape, statement) => read.one(shape, statement),
    has: (statement) => read.has(statement),
    run: (statement) => read.run(statement),
  };
  return { meant: understand(db, visitorScope('CH'), 'de', typed), statements, words };
}

async function all(ways: AsyncIterable<Interpretation>): Promise<string[]> {
  const found: string[] = [];
  for await (const { language, words } of ways)
    found.push(`${language}: ${words.map(({ prefix, terms }) => prefix ?? terms[0]).join(' ')}`);
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
    expect(asked('ifcWall').meant.classCode).toEqual({ kind: 'ifcClass', key: 'ifcwall' });
    expect(asked('E3.2').meant.classCode).toEqual({ kind: 'classCode', key: 'e0302' });
    expect(asked('ifc').meant.classCode).toBeUndefined();
    expect(statements).toEqual([]);
  });

  it('is understood as far as somebody asks', async () => {
    const { meant, words } = asked('Estrich weiss');
    await first(meant.ways);
    expect(words).toEqual(['de estrich', 'de weiss']);
  });

  it('is understood in every way without any word being looked up twice', async () => {
    const { meant, statements, words } = asked('Gipsplatte Estirch weiss weiss');
    expect(await all(meant.ways)).toEqual([]);
    expect(await all(meant.relaxed)).toContain('de: weiss');
    expect(words).toContain('fr weiss');
    expect(words).toContain('de estrich');
    expect(words).toHaveLength(new Set(words).size);
    expect(statements).toHaveLength(new Set(statements).size);
  });

  it('has the same ways for everybody who asks, at the same time too', async () => {
    const { meant, words } = asked('Wand Farbe');
    const [one, other] = await Promise.all([all(meant.ways), all(meant.ways)]);
    expect(one).toContain('de: wandfarbe');
    expect(other).toEqual(one);
    const count = words.length;
    expect(await first(meant.ways)).toMatchObject({ language: 'de' });
    expect(words).toHaveLength(count);
  });

  it('that is not known as it is typed has no way as typed', async () => {
    expect(await all(asked('Estirch').meant.asTyped)).toEqual([]);
    expect(await all(asked('Estirch').meant.ways)).toEqual(['de: estrich']);
    expect(await all(asked('').meant.ways)).toEqual([]);
  });
});
