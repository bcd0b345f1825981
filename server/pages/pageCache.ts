import { LRUCache } from 'lru-cache';
import { keptAsked } from '../base/sight/signals.ts';
import type { Encoded } from './Encoded.ts';
import { encodePlain } from './encodePage.ts';
import { askedBefore } from './kept/askedBefore.ts';
import type { Followed } from './kept/followFeed.ts';
import type { PackedAnswers } from './kept/packedAnswers.ts';
import type { Reading } from './kept/Reading.ts';
import { tagsOf } from './kept/tagOf.ts';

/** A page to be kept: what it is read for, noted in `reading`, and how it is made. */
interface Wanted {
  reading: Reading;
  /**
   * Is it one of the many ways to see a list, in an order, narrowed or further on? Most of what crawlers ask for is, and hardly
   * any of it again, so that only what is made a second time is kept.
   */
  isOneOfMany?: boolean;
  /**
   * @param since where the feed stands
   * @param isToBeKept whether what it is read for is asked for
   */
  make: (since: number, isToBeKept: boolean) => Promise<Encoded | undefined>;
}

/** Answers what is kept under a key, or makes it. The key names all that the page depends on but what is in the database. */
export type PageCache = (key: string, wanted: () => Wanted) => Promise<Encoded | undefined>;

/** An answer ready to be sent. */
interface Ready {
  /** Its body is what is left without the shared parts. */
  page: Encoded;
  /** Where the feed stood before the page was made. */
  since: number;
  tags: Int32Array;
}

/** What an entry takes besides its body, tags and key, as measured on Node 24: many answers are shorter. */
const bytesBesides = 600;
const bytesPerCharacter = 2;

/**
 * A cache of pages and answers, the least recently used going first: some ready to be sent, all others packed. One is kept
 * until something changes that it was made from (decision 14), which is asked when somebody wants it. Who asks for a page
 * that is being made waits for that one; what is not there (undefined) is not kept, nor is a failure, nor what is read
 * from a table that nobody follows.
 * @param bytesOfReady the memory that those may take that are ready to be sent, as what is asked for the most is
 */
export function createPageCache(followed: Followed, packed: PackedAnswers, bytesOfReady: number): PageCache {
  const ready = new LRUCache<string, Ready>({
    maxSize: Math.ceil(bytesOfReady),
    sizeCalculation: ({ page, tags }, key) =>
      page.body.length + tags.byteLength + bytesPerCharacter * key.length + bytesBesides,
  });
  const wasMadeBefore = askedBefore();
  const underWay = new Map<string, Promise<Encoded | undefined>>();

  function keepReady(key: string, page: Encoded, since: number, tags: Iterable<number>): void {
    ready.set(key, { page: withoutShared(page), since, tags: Int32Array.from(tags) });
  }

  async function makeAndKeep(key: string, since: number, { reading, isOneOfMany, make }: Wanted) {
    const isToBeKept = !isOneOfMany || wasMadeBefore(key);
    const page = await make(since, isToBeKept);
    const sources = isToBeKept && page && reading.sources();
    if (!sources) return page;
    keepReady(key, page, since, tagsOf(sources));
    const { encoding, plain, likeness } = page;
    if (plain) packed.set(key, { encoding, plain, since, sources }, likeness?.());
    return page;
  }

  async function unpacked(key: string): Promise<Encoded | undefined> {
    const found = packed.find(key, ({ sources, ...answer }) => {
      const tags = tagsOf(sources);
      return followed.isSame(tags, answer.since) ? { ...answer, tags } : undefined;
    });
    if (!found) return undefined;
    const page = await encodePlain(found.plain, found.encoding);
    keepReady(key, page, found.since, found.tags);
    return page;
  }

  return async (key, wanted) => {
    const since = await followed.position();
    const kept = ready.get(key);
    if (kept && followed.isSame(kept.tags, kept.since)) {
      keptAsked.tell({ isKept: true });
      return withShared(kept.page);
    }
    // One whose making began before the last change that is known may lack it.
    const making = `${since} ${key}`;
    const found = underWay.get(making);
    if (found) return found;
    const made = unpacked(key)
      .then((page) => {
        keptAsked.tell({ isKept: page !== undefined });
        return page ?? makeAndKeep(key, since, wanted());
      })
      .finally(() => underWay.delete(making));
    underWay.set(making, made);
    return made;
  };
}

function withoutShared({ plain: _, likeness: __, ...page }: Encoded): Encoded {
  const { body, shared = [] } = page;
  if (shared.length === 0) return page;
  const own = Buffer.allocUnsafeSlow(shared.reduce((left, { part }) => left - part.length, body.length));
  let [read, written] = [0, 0];
  for (const { part, at } of shared) {
    written += body.copy(own, written, read, at);
    read = at + part.length;
  }
  body.copy(own, written, read);
  return { ...page, body: own };
}

function withShared(page: Encoded): Encoded {
  const { body, shared = [] } = page;
  if (shared.length === 0) return page;
  const parts: Buffer[] = [];
  let [read, sent] = [0, 0];
  for (const { part, at } of shared) {
    const own = body.subarray(read, read + at - sent);
    parts.push(own, part);
    read += own.length;
    sent = at + part.length;
  }
  return { ...page, body: Buffer.concat([...parts, body.subarray(read)]) };
}
