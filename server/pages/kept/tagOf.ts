/** A key of what a page was made from, as a number: of two that fall together a page is made anew once too often. */
export type Tag = number;

/** Keys that stand for others: any of a source, and those that are not told one by one. */
export const anyKey = '*';
export const allKeys = '**';

/** Of which keys of a source, on a platform, a page was made; null for any. */
export type SourceRead = readonly [source: string, platform: string, keys: readonly string[] | null];

/** The tags whose change makes a page another one that was made from these. */
export function tagsOf(read: readonly SourceRead[]): Set<Tag> {
  const tags = new Set<Tag>();
  for (const [source, platform, keys] of read)
    for (const key of keys ? withParts(keys) : [anyKey]) tags.add(tagOf(source, platform, key));
  return tags;
}

/**
 * The tag of a key of a source on a platform ('' for what all share). FNV-1a, cut to what the engine keeps as a small
 * integer.
 */
export function tagOf(source: string, platform: string, key: string): Tag {
  const name = `${source}\n${platform}\n${key}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  // The last characters stir the upper bits as well.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & 0x3fffffff;
}

/** Many changes are told by what stands before the slash of their keys, more of them by no key. */
function withParts(keys: Iterable<string>): Set<string> {
  const all = new Set([allKeys]);
  for (const key of keys) {
    all.add(key);
    const slash = key.indexOf('/');
    if (slash > 0) all.add(key.slice(0, slash + 1));
  }
  return all;
}
