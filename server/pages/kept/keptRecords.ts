import { LRUCache } from 'lru-cache';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Row, Shape } from '../../base/database/column.ts';
import type { RecordsAsked, ScopedQueries } from '../../base/database/queries.ts';
import type { Followed } from './followFeed.ts';
import { keysOfCard } from './keysOfPage.ts';
import { keyOfStatement } from './keyOfStatement.ts';
import { Reading } from './Reading.ts';
import { tagsOf } from './tagOf.ts';

interface KeptRecord {
  row: unknown;
  /** Where the feed stood before it was read. */
  since: number;
  tags: Int32Array;
}

/** A way to read records by their ids which keeps each; `since` is where the feed stands. */
export type KeptRecords = (
  db: ScopedQueries,
  platform: DatasetKey,
  since: number,
) => NonNullable<ScopedQueries['each']>;

/** Some fifty megabytes: what a card shows, in all languages, with the tags of what it is made from. */
const mostRecords = 20_000;
/** Ids are less; with the number of their kind before them they are whole numbers still. */
const mostIds = 2 ** 40;
/** Statements: one for each platform. */
const mostKinds = 100;

/**
 * Keeps what lists show of a product, for all lists that it stands in, in all languages. By the rules of the pages: until
 * something changes in what was read of it.
 */
export function createKeptRecords(followed: Followed): KeptRecords {
  const records = new LRUCache<number, KeptRecord>({ max: mostRecords });
  const kinds = new LRUCache<string, number>({ max: mostKinds });
  let lastKind = 0;

  function kindOf(key: string): number {
    const known = kinds.get(key) ?? (lastKind += 1);
    kinds.set(key, known);
    return known;
  }

  return (db, platform, since) =>
    async <S extends Shape>({ shape, ids, idOf, of, ofNone }: RecordsAsked<S>) => {
      const statement = ofNone ?? of([]);
      const kind = kindOf(keyOfStatement(platform, statement));
      const found = new Map<number, Row<S>>();
      const missing: number[] = [];
      for (const id of ids) {
        const kept = records.get(kind * mostIds + id);
        // A statement is asked with one shape.
        if (kept && followed.isSame(kept.tags, kept.since)) found.set(id, kept.row as Row<S>);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      const reading = new Reading(platform);
      reading.note(statement);
      for (const row of await db.rows(shape, of(missing))) {
        const id = idOf(row);
        found.set(id, row);
        reading.narrow(keysOfCard(row), {});
        const sources = reading.sources();
        const tags = sources && Int32Array.from(tagsOf(sources));
        if (tags) records.set(kind * mostIds + id, { row, since, tags });
      }
      return found;
    };
}
