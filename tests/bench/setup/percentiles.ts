/** The middle and the slow end of a list of times, in milliseconds to a thousandth. */
export function percentiles(times: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0) * 1000) /
    1000;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Runs the ways to do a thing one after the other for each input, and returns the times of each way. */
export async function timed<T>(
  inputs: readonly T[],
  ways: readonly ((input: T) => Promise<unknown>)[],
): Promise<number[][]> {
  const times: number[][] = ways.map(() => []);
  for (const input of inputs)
    for (const [index, way] of ways.entries()) {
      const start = performance.now();
      await way(input);
      times[index]?.push(performance.now() - start);
    }
  return times;
}
