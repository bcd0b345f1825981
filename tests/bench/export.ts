import pg from 'pg';
import { to } from 'pg-copy-streams';
import { readFile, writeFile } from 'node:fs/promises';
import type { Bench, Measured } from './setup/bench.ts';
import { largestOrgas } from './setup/catalogueKeys.ts';
import { percentiles } from './setup/percentiles.ts';
import { serveWorld, type Served } from './setup/serveWorld.ts';
import type { World } from './setup/world.ts';

const runs = 3;

/**
 * The products of the largest company as a workbook, and in the other formats. The times are those until the first byte; rows
 * per second, memory and size are of the whole download. The baseline gets the same rows by COPY.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const [orga] = await largestOrgas(filled, 1);
  if (!orga) throw new Error('No company has products: measure with more products.');
  tell(`${orga.products} products of ${orga.sid}`);
  const served = await serveWorld(filled);
  try {
    const measure = (path: string) => exporting(filled, served, orga, path);
    const xlsx = await measure(`/api/import/product/xlsx/CH/${orga.sid}/all`);
    const json = await measure(`/api/import/product/json/CH/${orga.sid}/all`);
    const csv = await measure(`/api/import/product/csv/CH/${orga.sid}/all`);
    const bmecat = await measure(`/api/import/product/bmecat/CH/${orga.sid}/all`);
    const xchange = await measure(`/api/import/product/xchange/CH/${orga.sid}/all`);
    return { ...xlsx, parts: { json, csv, bmecat, xchange } };
  } finally {
    await served.close();
  }
};

async function exporting(
  filled: World,
  { client, pid, signedIn }: Served,
  orga: { sid: string; products: number },
  path: string,
): Promise<Measured> {
  const firstBytes: number[] = [];
  const rates: number[] = [];
  const plainFirstBytes: number[] = [];
  const plainRates: number[] = [];
  let bytes = 0;
  await forgetPeak(pid);
  for (let run = 0; run < runs; run += 1) {
    const ours = await read(() => client.open(path, signedIn));
    const plain = await read(() => copyOut(filled, orga.sid));
    bytes = ours.bytes;
    firstBytes.push(ours.firstByte);
    rates.push((orga.products * 1000) / ours.all);
    plainFirstBytes.push(plain.firstByte);
    plainRates.push((orga.products * 1000) / plain.all);
  }
  const rowsPerSecond = middle(rates);
  const baseline = {
    what: 'COPY of the same rows to stdout',
    p95: percentiles(plainFirstBytes).p95,
    rowsPerSecond: middle(plainRates),
  };
  return {
    ...percentiles(firstBytes),
    rowsPerSecond,
    bytes,
    memoryBytes: await peakOf(pid),
    baseline,
    ratio: rowsPerSecond / baseline.rowsPerSecond,
  };
}

async function read(open: () => Promise<AsyncIterable<Buffer>>) {
  const start = performance.now();
  let firstByte: number | undefined;
  let bytes = 0;
  for await (const part of await open()) {
    firstByte ??= performance.now() - start;
    bytes += part.length;
  }
  const all = performance.now() - start;
  return { firstByte: firstByte ?? all, all, bytes };
}

async function copyOut({ database }: World, orga: string): Promise<AsyncIterable<Buffer>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // COPY takes no parameters; the sid is one of the demo world's own.
  const rows = `select * from product where platform = 'CH' and orga_sid = '${orga}' order by id`;
  return client.query(to(`copy (${rows}) to stdout`)).once('close', () => void client.end());
}

const middle = (rates: number[]) => Math.round(percentiles(rates).p50);

/** From now on the peak is counted anew (proc(5), clear_refs). */
async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}
