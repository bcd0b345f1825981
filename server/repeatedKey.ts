/** Strings, and what opens, closes and names. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:]/g;

/**
 * The first key that an object of a JSON text names twice, wherever it lies: of two JSON.parse keeps the last,
 * without a word.
 * @param text JSON that JSON.parse takes
 */
export function repeatedKey(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [found] of text.matchAll(token)) {
    if (found === '{') open.push(new Set());
    else if (found === '[') open.push(undefined);
    else if (found === '}' || found === ']') open.pop();
    else if (found !== ':') last = found;
    else {
      const key = JSON.parse(last) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
