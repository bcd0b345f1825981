/**
 * The first key that an object of a JSON text names twice, wherever it lies: of two JSON.parse keeps the last,
 * without a word.
 * @param text JSON that JSON.parse takes
 */
export function repeatedKey(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const found = text[at];
    if (found === '"') {
      const end = endOfString(text, at + 1);
      last = text.slice(at + 1, end);
      at = end;
    } else if (found === '{') open.push(new Set());
    else if (found === '[') open.push(undefined);
    else if (found === '}' || found === ']') open.pop();
    else if (found === ':') {
      const key = last.includes('\\') ? String(JSON.parse(`"${last}"`)) : last;
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/** Where the quote is that ends the string, which is not one that a backslash escapes. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}
