/** In UTF-8, of one unit of UTF-16. */
const mostBytes = 3;

/**
 * Texts as bytes, one behind the other: in this memory, good until it is written to again, or in memory of their own where
 * there is too little of it. What is handed to zlib is kept until all that lives is gone through: memory that is used again for the
 * next text is no more for it, while as much as 64 MB that are not have all of it gone through.
 */
export function bytesIn(memory: Buffer, ...texts: readonly string[]): Buffer {
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  if (mostBytes * characters > memory.length) return Buffer.from(texts.join(''));
  let end = 0;
  for (const text of texts) end += memory.write(text, end);
  return memory.subarray(0, end);
}
