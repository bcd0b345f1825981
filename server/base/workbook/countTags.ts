/** Of a tag with its prefix. */
const longestTag = 64;

/**
 * How many tags of one of these names begin in each piece of XML, with whatever prefix: to count rows without reading them.
 * @param names without prefix
 */
export async function* countTags(
  chunks: AsyncIterable<Buffer>,
  ...names: readonly string[]
): AsyncGenerator<number> {
  const tag = new RegExp(`<(?:[\\w.-]{1,32}:)?(?:${names.join('|')})[\\s/>]`, 'g');
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk.toString('latin1');
    const ends = [...text.matchAll(tag)].map(({ index, 0: found }) => index + found.length);
    yield ends.length;
    // A tag may lie across two chunks; what was counted is not looked at again.
    rest = text.slice(Math.max(ends.at(-1) ?? 0, text.length - longestTag));
  }
}
