import type { World } from './world.ts';

/** What a benchmark measured; times in milliseconds. */
export interface Measured {
  p50?: number;
  p95?: number;
  p99?: number;
  rowsPerSecond?: number;
  requestsPerSecond?: number;
  bytes?: number;
  /** From 0 to 100, by what is judged. */
  marks?: Record<string, number>;
  /** Most memory that the server process held at any time. */
  memoryBytes?: number;
  /** The plain way to do the same, measured in the same run. */
  baseline?: {
    what: string;
    p95?: number;
    rowsPerSecond?: number;
    requestsPerSecond?: number;
    bytes?: number;
  };
  /** Ours divided by the baseline's: below 1 is faster for times, above 1 for rates. */
  ratio?: number;
  /** Our requests per second divided by the baseline's. */
  share?: number;
  /** What the share is to stay above: as asked for, or as calibrated where a page costs what React and the database cost. */
  leastShare?: number;
  /** What else was measured, by its name. */
  parts?: Record<string, Omit<Measured, 'parts'>>;
}

export interface BenchContext {
  /** Products of the catalogue to measure on. */
  products: number;
  /** A catalogue of that size in a throw-away database, filled when first asked for and shared by all. */
  world(): Promise<World>;
  /** Tells whoever waits. */
  tell(line: string): void;
}

/** Each file `tests/bench/<name>.ts` exports one of these as `bench`. */
export type Bench = (context: BenchContext) => Promise<Measured>;
