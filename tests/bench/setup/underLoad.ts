const connections = 20;
const usualMs = 4000;

/**
 * Does a thing for one input after the other on twenty connections at once until the inputs or the time are
 * used up, and returns how many it did in a second.
 */
export async function underLoad<T>(
  inputs: Iterable<T>,
  work: (input: T) => Promise<unknown>,
  longestMs = usualMs,
): Promise<number> {
  const rest = inputs[Symbol.iterator]();
  const start = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < longestMs) {
      const next = rest.next();
      if (next.done) return;
      await work(next.value);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return Math.round((done * 1000) / (performance.now() - start));
}

/** The same inputs over and over. */
export function* again<T>(inputs: readonly T[]): Generator<T> {
  for (;;) yield* inputs;
}
