import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { recordGrowth } from './growth/recordGrowth.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { makeWorld, type World } from './setup/world.ts';

/** Everything that can be measured; the room of a name is `tests/bench/<name>.ts`. */
const names = [
  'suggestions',
  'search',
  'category',
  'category-page-100',
  'depth',
  'facets',
  'import',
  'import-formats',
  'export',
  'list',
  'tree',
  'api',
  'pages',
  'made',
  'kept',
  'pictures',
  'deliveries',
  'turn',
  'backoffice',
  'lighthouse',
  'startup',
  'weight',
] as const;

/**
 * `npm run bench -- [--products N] [--only a,b] [--json] [--keep folder] [--growth]`: measures on a throw-away database, or
 * on one that is kept; with `--growth` what it measured stands in the chart and the table of `docs/performance.md`, too.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    keep: { type: 'string' },
    growth: { type: 'boolean', default: false },
  },
});
const products = Number(values.products);
const chosen = values.only?.split(',') ?? names.filter(hasRoom);
const unknown = chosen.find((name) => !hasRoom(name));
if (!Number.isInteger(products) || products < 1)
  fail(`--products is ${values.products}: give a whole number above 0.`);
if (unknown !== undefined)
  fail(`There is no benchmark "${unknown}". There are: ${names.filter(hasRoom).join(', ')}.`);

const tell = (line: string) => void process.stderr.write(`${line}\n`);
/** Slowest of twenty (p95) of each work, by its name. */
const slowest = new Map<string, number>();
let world: Promise<World> | undefined;
const context = { products, tell, world: () => (world ??= makeWorld(products, tell, values.keep)) };

try {
  for (const name of chosen) await measure(name);
  if (values.growth) await recordGrowth(products, slowest);
} finally {
  await (await world?.catch(() => undefined))?.close();
}

/** One that fails does not end the others: the world they share takes minutes to build. */
async function measure(name: string): Promise<void> {
  try {
    const { bench } = (await import(join(import.meta.dirname, `${name}.ts`))) as { bench: Bench };
    show(name, await bench(context));
  } catch (error) {
    tell(`${name}: ${(error as Error).stack ?? String(error)}`);
    process.exitCode = 1;
  }
}

function hasRoom(name: string): boolean {
  return (names as readonly string[]).includes(name) && existsSync(join(import.meta.dirname, `${name}.ts`));
}

function show(name: string, { parts, ...whole }: Measured): void {
  note(name, whole);
  for (const [part, one] of Object.entries(parts ?? {})) note(`${name}: ${part}`, one);
  const others = parts && {
    parts: Object.fromEntries(Object.entries(parts).map(([part, one]) => [part, rounded(one)])),
  };
  const measured = { ...rounded(whole), ...others };
  process.stdout.write(
    values.json ? `${JSON.stringify({ name, products, ...measured })}\n` : `${readable(name, measured)}\n`,
  );
}

function note(name: string, { p95 }: Measured): void {
  if (p95 !== undefined && p95 > 0) slowest.set(name, Number(p95.toPrecision(3)));
}

function rounded(measured: Measured): Measured {
  const { ratio, share } = measured;
  return {
    ...measured,
    ...(ratio !== undefined && { ratio: Number(ratio.toPrecision(3)) }),
    ...(share !== undefined && { share: Number(share.toPrecision(3)) }),
  };
}

function readable(name: string, { baseline, parts = {}, least, most, asked, ...numbers }: Measured): string {
  const pairs = (of: object): string =>
    Object.entries(of)
      .map(([key, value]) => (typeof value === 'object' ? pairs(value as object) : `${key} ${String(value)}`))
      .join('  ');
  return [
    `${name.padEnd(20)} ${pairs(numbers)}`,
    ...(baseline ? [`${' '.repeat(20)} against ${pairs(baseline)}`] : []),
    ...barsOf({ ...numbers, least, most, asked }).map((bar) => `${' '.repeat(20)} ${bar}`),
    ...Object.entries(parts).map(([part, measured]) => readable(`  ${part}`, measured)),
  ].join('\n');
}

/** What each figure is to keep to, and whether it does. */
function barsOf({ least = {}, most = {}, asked = {}, ...measured }: Measured): string[] {
  const { p50, p95, bytes, requestsPerSecond, rowsPerSecond, plainBytes, memoryBytes } = measured;
  const { seconds, ratio, ratioP50 } = measured;
  const figures: Record<string, number | undefined> = {
    ...measured.spent,
    ...measured.spentOnRow,
    p50,
    p95,
    bytes,
    requestsPerSecond,
    rowsPerSecond,
    plainBytes,
    memoryBytes,
    seconds,
    ratio,
    ratioP50,
  };
  const bar = (name: string, how: string, wanted: number, isKept: (figure: number) => boolean) => {
    const figure = figures[name];
    const before = (asked as Record<string, number>)[name];
    const moved = before === undefined ? '' : ` (${before} was asked for)`;
    return `${name} ${how} ${wanted}${moved}: ${figure !== undefined && isKept(figure) ? 'kept' : 'missed'}`;
  };
  return [
    ...Object.entries(least).map(([name, wanted]) => bar(name, 'at least', wanted, (one) => one >= wanted)),
    ...Object.entries(most).map(([name, wanted]) => bar(name, 'at most', wanted, (one) => one <= wanted)),
  ];
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
