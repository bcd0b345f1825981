/**
 * What a generator yields, kept: everybody who goes through it starts at the first, and what nobody has come to is not
 * worked out.
 */
export function kept<T>(source: AsyncGenerator<T, void, void>): AsyncIterable<T> {
  const results: Promise<IteratorResult<T, void>>[] = [];
  return {
    async *[Symbol.asyncIterator]() {
      for (let place = 0; ; place += 1) {
        const result = await (results[place] ??= source.next());
        if (result.done) return;
        yield result.value;
      }
    },
  };
}
