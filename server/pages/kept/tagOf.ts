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
  for (const [source, platform, keys] of read) {
    const begun = hashOf(platform, hashOf(source, seed), between);
    if (!keys) {
      tags.add(ended(hashOf(anyKey, begun, between)));
      continue;
    }
    tags.add(ended(hashOf(allKeys, begun, between)));
    // Many changes are told by what stands before the slash of their keys, more of them by no key.
    for (const key of keys) {
      tags.add(ended(hashOf(key, begun, between)));
      const slash = key.indexOf('/');
      if (slash > 0) tags.add(ended(hashOf(key, begun, between, slash + 1)));
    }
  }
  return tags;
}

/** The tag of a key of a source on a platform ('' for what all share). */
export function tagOf(source: string, platform: string, key: string): Tag {
  return ended(hashOf(key, hashOf(platform, hashOf(source, seed), between), between));
}

const seed = 0x811c9dc5;
/** Stands between the source, the platform and the key. */
const between = '\n'.charCodeAt(0);

/** FNV-1a of what was hashed before, of a character before the text, and of the text, or of its beginning. */
function hashOf(text: string, before: number, first?: number, length = text.length): number {
  let hash = first === undefined ? before : Math.imul(before ^ first, 0x01000193);
  for (let index = 0; index < length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

/** Cut to what the engine keeps as a small integer; the last characters stir the upper bits as well. */
function ended(hash: number): Tag {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (stirred ^ (stirred >>> 12)) & 0x3fffffff;
}
