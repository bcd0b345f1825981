import type { SpentOnRow } from './spentOnRows.ts';
import type { Spent } from './spentUnderLoad.ts';
import type { World } from './world.ts';

/** What a benchmark measured; times in milliseconds. */
export interface Measured {
  p50?: number;
  p95?: number;
  p99?: number;
  rowsPerSecond?: number;
  requestsPerSecond?: number;
  bytes?: number;
  /** Bytes of a page, not compressed, without its style sheet. */
  plainBytes?: number;
  /** What one request costs, where that was counted. */
  spent?: Spent;
  /** What one row of an import costs. */
  spentOnRow?: SpentOnRow;
  /** How long the whole takes. */
  seconds?: number;
  /** What figures of these names are to reach, and what they are to stay within. */
  least?: Bars;
  most?: Bars;
  /** What was asked for where a bar was moved; `docs/performance.md` tells why. */
  asked?: Bars;
  /** From 0 to 100, by what is judged. */
  marks?: Record<string, number>;
  /** Most memory that the processes of the server held at any time. */
  memoryBytes?: number;
  /** The plain way to do the same, measured in the same run. */
  baseline?: {
    what: string;
    p50?: number;
    p95?: number;
    rowsPerSecond?: number;
    requestsPerSecond?: number;
    bytes?: number;
  };
  /** Ours divided by the baseline's: below 1 is faster for times, above 1 for rates. */
  ratio?: number;
  /** The same of the middle of the times, where `ratio` is of their slow end. */
  ratioP50?: number;
  /** Our requests per second divided by the baseline's. */
  share?: number;
  /** What the share is to stay above: as asked for, or as calibrated where a page costs what React and the database cost. */
  leastShare?: number;
  /** What else was measured, by its name. */
  parts?: Record<string, Omit<Measured, 'parts'>>;
}

type Bars = Partial<
  Record<
    | 'p50'
    | 'p95'
    | 'bytes'
    | 'requestsPerSecond'
    | 'rowsPerSecond'
    | 'plainBytes'
    | 'memoryBytes'
    | 'seconds'
    | 'ratio'
    | 'ratioP50'
    | keyof Spent
    | keyof SpentOnRow,
    number
  >
>;

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
