import { feedHours } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { feedCursor, readFeed, type FeedChange } from '../../records/feed/readFeed.ts';
import { allKeys, anyKey, tagOf, type Tag } from './tagOf.ts';

/** What a process knows of changes. */
export interface Followed {
  /**
   * Until when the feed was read, in microseconds of the machine's clock: what is read from the database from now on shows all that
   * was told until then, to whichever process of this machine. Reads it again where that was some time ago. Throws where the
   * database cannot be reached.
   */
  position(): Promise<number>;
  /** Has nothing with one of these tags changed since a position, of this process or another one of this machine? */
  isSame(tags: Iterable<Tag>, since: number): boolean;
}

/** Well within a second of its commit a change is known. */
const usuallyEveryMs = 300;
/** Tags whose last change is kept; pages made before one that is forgotten are made anew. */
const mostTags = 500_000;

/** Not each time: among few positions most of what is looked up together has the same. */
const restMicroseconds = 2_000_000;

/** The same in all processes of a machine, and never set back. */
const now = () => Number(process.hrtime.bigint() / 1000n);

/**
 * Follows the feed of changes while somebody asks: a process that nobody asks for pages reads nothing. `db` is the pool
 * that pages are read from, so that no page is made of older data than is taken to be known.
 */
export function followFeed(db: SystemQueries, readEveryMs = usuallyEveryMs): Followed {
  const changedAt = new Map<Tag, number>();
  let position = 0;
  /** Pages made before it may have changed by whatever. */
  let oldest = 0;
  let cursor: string | undefined;
  let told: ReadonlySet<number> = new Set();
  let readAt = -Infinity;
  let reading: Promise<number> | undefined;

  function note(tag: Tag): void {
    // The one that changed last stands last.
    changedAt.delete(tag);
    changedAt.set(tag, position);
  }

  function forgetAll(): void {
    changedAt.clear();
    oldest = position;
  }

  async function read(): Promise<number> {
    const isLongAgo = performance.now() - readAt > feedHours.goneOnFrom * 3_600_000;
    const startedAt = performance.now();
    if (cursor === undefined || isLongAgo) {
      cursor = await feedCursor(db);
      position = now();
      forgetAll();
    } else {
      const { changes, isCutShort, ...next } = await readFeed(db, cursor);
      const news = changes.filter(({ id }) => !told.has(id));
      // Who has just begun to follow takes nothing that is older, so it goes on where nothing changes, too.
      if (isCutShort || news.length > 0 || now() - position > restMicroseconds) position = now();
      if (isCutShort) forgetAll();
      for (const tag of news.flatMap(tagsOfChange)) note(tag);
      told = new Set(changes.map(({ id }) => id));
      cursor = next.cursor;
    }
    for (const [tag, at] of changedAt) {
      if (changedAt.size <= mostTags) break;
      changedAt.delete(tag);
      oldest = Math.max(oldest, at);
    }
    readAt = startedAt;
    return position;
  }

  return {
    position() {
      if (!reading && performance.now() - readAt < readEveryMs) return Promise.resolve(position);
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },
    isSame(tags, since) {
      if (since < oldest) return false;
      for (const tag of tags) if ((changedAt.get(tag) ?? 0) > since) return false;
      return true;
    },
  };
}

function tagsOfChange({ source, platform, keys }: FeedChange): Tag[] {
  return [anyKey, ...(keys ?? [allKeys])].map((key) => tagOf(source, platform, key));
}
