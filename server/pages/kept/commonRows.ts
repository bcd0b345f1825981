import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Row, Shape } from '../../base/database/column.ts';
import { onlyRow } from '../../base/database/onlyRow.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Sql } from '../../base/database/sql.ts';
import type { Followed } from './followFeed.ts';
import { createKeptKeys } from './keptKeys.ts';
import { createKeptRecords } from './keptRecords.ts';
import { keyOfStatement } from './keyOfStatement.ts';
import { Reading } from './Reading.ts';
import type { Shelf } from '../../base/kept/shelf.ts';
import { tagOf, tagsOf } from './tagOf.ts';

interface KeptRows {
  rows: readonly unknown[];
  /** Where the feed stood before they were read. */
  since: number;
  tags: Int32Array;
}

/** The same as it stands in a record. */
interface RecordOfRows extends KeptRows {
  key: string;
}

/** What a page is made with: a handle whose `common` keeps what it is answered. `since` is where the feed stands. */
export type CommonRows = (db: ScopedQueries, platform: DatasetKey, since: number) => ScopedQueries;

/** Some twenty megabytes: rows of counts are small. */
const mostRows = 100_000;
const idsPerRow = 16;

/**
 * Keeps what many pages read alike, such as the counts beside a list, which are the same in all its orders, pages and
 * languages. By the rules of the pages: until something changes in what was read.
 * @param beside where other processes find what this one read, and this one what they did
 */
export function createCommonRows(followed: Followed, beside?: Shelf): CommonRows {
  const cache = new LRUCache<string, KeptRows>({
    maxSize: mostRows,
    sizeCalculation: ({ rows }) => rows.reduce<number>((sum, row) => sum + sizeOf(row), 1),
  });
  const keptRecords = createKeptRecords(followed);
  const keptKeys = createKeptKeys(followed);

  return (db, platform, since) => {
    const rows = async <S extends Shape>(shape: S, statement: Sql<true>): Promise<Row<S>[]> => {
      const key = keyOfStatement(platform, statement);
      const kept = cache.get(key);
      // A statement is asked with one shape.
      if (kept && followed.isSame(kept.tags, kept.since)) return [...kept.rows] as Row<S>[];
      const number = tagOf('', '', key);
      const others = beside?.find(number, (record) => {
        const { key: of, ...read }: RecordOfRows = deserialize(record);
        return of === key && followed.isSame(read.tags, read.since) ? read : undefined;
      });
      if (others) {
        cache.set(key, others);
        return [...others.rows] as Row<S>[];
      }
      const found = await db.rows(shape, statement);
      const reading = new Reading(platform);
      reading.note(statement);
      const sources = reading.sources();
      if (sources) {
        const read = { rows: found, since, tags: Int32Array.from(tagsOf(sources)) };
        cache.set(key, read);
        beside?.set(number, [serialize({ key, ...read } satisfies RecordOfRows)]);
      }
      return found;
    };
    return {
      rows: (shape, statement) => db.rows(shape, statement),
      first: (shape, statement) => db.first(shape, statement),
      one: (shape, statement) => db.one(shape, statement),
      has: (statement) => db.has(statement),
      run: (statement) => db.run(statement),
      each: keptRecords(db, platform, since),
      ofKeys: keptKeys(db, platform, since),
      common: {
        rows,
        first: async (shape, statement) => (await rows(shape, statement))[0],
        one: async (shape, statement) => onlyRow(await rows(shape, statement)),
        has: (statement) => db.has(statement),
        run: (statement) => db.run(statement),
      },
    };
  };
}

/** A list counts for as many rows as have its bytes. */
function sizeOf(row: unknown): number {
  const lists = Object.values(Object(row)).filter((value) => Array.isArray(value));
  return lists.reduce((size, { length }) => size + Math.ceil(length / idsPerRow), 1);
}
