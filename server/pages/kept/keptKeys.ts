import { LRUCache } from 'lru-cache';
import { ownText } from '../../base/ownText.ts';
import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Row, Shape } from '../../base/database/column.ts';
import type { Key, RowsOfKeys, ScopedQueries } from '../../base/database/queries.ts';
import type { Sql } from '../../base/database/sql.ts';
import type { Followed } from './followFeed.ts';
import { keyOfStatement } from './keyOfStatement.ts';
import { Reading } from './Reading.ts';
import { tagsOf } from './tagOf.ts';
import { TwoGenerations } from './TwoGenerations.ts';

/** A statement that is asked with keys: it reads the same tables for each of them. */
interface Kind {
  /** Undefined where it reads a table that nobody follows. */
  tags: Int32Array | undefined;
}

interface KeptOfKey {
  rows: readonly unknown[];
  /** Where the feed stood before they were read. */
  since: number;
}

/** A way to read rows by their keys which keeps those of each; `since` is where the feed stands. */
export type KeptKeys = (
  db: ScopedQueries,
  platform: DatasetKey,
  since: number,
) => NonNullable<ScopedQueries['ofKeys']>;

/** With what is worked out of it (`rerank.ts`) three times as many. */
const mostBytes = 12 * 1024 * 1024;
/** Statements: some for each platform and language. */
const mostKinds = 1_000;

/**
 * Keeps what many ask by keys of which each asks for a few, such as the words of typed texts and the values of hits: by the
 * rules of the pages, until something changes in the tables that the statement reads.
 */
export function createKeptKeys(followed: Followed): KeptKeys {
  const kept = new TwoGenerations<Kind, Key, KeptOfKey>(mostBytes);
  const kinds = new LRUCache<string, Kind>({ max: mostKinds });

  function kindOf(platform: DatasetKey, statement: Sql): Kind {
    const key = keyOfStatement(platform, statement);
    const known = kinds.get(key);
    if (known) return known;
    const reading = new Reading(platform);
    reading.note(statement);
    const sources = reading.sources();
    const kind = { tags: sources && Int32Array.from(tagsOf(sources)) };
    kinds.set(key, kind);
    return kind;
  }

  return (db, platform, since) =>
    async <S extends Shape, K extends Key>({ shape, keys, keyOf, of, ofNone }: RowsOfKeys<S, K>) => {
      const kind = kindOf(platform, ofNone ?? of([]));
      const { tags } = kind;
      if (!tags) return Map.groupBy(await db.rows(shape, of(keys)), keyOf);
      const isSame = remembered((at) => followed.isSame(tags, at));
      const ofKind = kept.of(kind);
      const found = new Map<K, readonly Row<S>[]>();
      const missing = new Set<K>();
      for (const key of keys) {
        const known = ofKind(key);
        // A statement is asked with one shape.
        if (known && isSame(known.since)) found.set(key, known.rows as readonly Row<S>[]);
        else missing.add(key);
      }
      if (missing.size === 0) return found;
      const read = Map.groupBy(await db.rows(shape, of([...missing])), keyOf);
      for (const key of missing) {
        const rows = read.get(key) ?? [];
        // A part of a text would keep all of it.
        kept.set(kind, typeof key === 'string' ? ownText(key) : key, { rows, since });
        found.set(key, rows);
      }
      return found;
    };
}

/** Most of what is asked for at once was read at the same time. */
function remembered(ask: (since: number) => boolean): (since: number) => boolean {
  let last: { since: number; is: boolean } | undefined;
  return (since) => {
    if (last?.since !== since) last = { since, is: ask(since) };
    return last.is;
  };
}
