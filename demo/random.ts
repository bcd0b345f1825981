/** A number in [0, 1) that depends on nothing but the two integers: the world's only source of chance. */
export function chance(index: number, salt: number): number {
  let h = Math.imul(index ^ Math.imul(salt + 0x9e3779b9, 0x85ebca6b), 0xcc9e2d51);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** One entry of a list that is not empty, chosen by {@link chance}. */
export function pick<T>(list: readonly T[], index: number, salt: number): T {
  return list[Math.floor(chance(index, salt) * list.length)] as T;
}

/** A stable integer for a word (FNV-1a), to be used as a salt. */
export function saltOf(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
