import { LRUCache } from 'lru-cache';
import type { Encoded } from './Encoded.ts';

type Make = () => Promise<Encoded | undefined>;
export type PageCache = (key: string, make: Make) => Promise<Encoded | undefined>;

/** What all that a process keeps may take. */
const mostBytes = 96 * 1024 * 1024;

/** What an entry takes besides its body and key, as measured on Node 24: many answers are shorter. */
const bytesBesides = 500;
const bytesPerCharacter = 2;

/**
 * A cache of pages and answers, the least recently used going first. Who asks for a page that is being made waits for that
 * one; what is not there (undefined) is not kept, nor is a failure. The key must name everything that the page
 * depends on, the content version and the encoding among it: nothing is ever taken out for being old.
 */
export function createPageCache(maxSize = mostBytes): PageCache {
  const cache = new LRUCache<string, Encoded, Make>({
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + bytesPerCharacter * key.length + bytesBesides,
    fetchMethod: (_key, _old, { context }) => context(),
  });
  return (key, make) => cache.fetch(key, { context: make });
}
