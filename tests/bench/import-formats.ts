import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { product } from '../../resources/entities/product.ts';
import type { ImportFormat } from '../../resources/exchange/importFormats.ts';
import { keysOf } from '../../resources/keysOf.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { bmecatOfProducts } from '../../server/exchange/export/bmecat/bmecatOfProducts.ts';
import { csvOfProducts } from '../../server/exchange/export/csvOfProducts.ts';
import { workbookOfProducts } from '../../server/exchange/export/workbookOfProducts.ts';
import { xchangeOfProducts } from '../../server/exchange/export/xchange/xchangeOfProducts.ts';
import { createSender } from '../../server/jobs/queue.ts';
import { scopeOf } from '../../server/records/access/scope.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { endWorker, forkWorker, importing, peakBytes, prepareImport, reached } from './setup/importJob.ts';
import { forgetProducts } from './setup/forgetProducts.ts';
import { spentOnRows } from './setup/spentOnRows.ts';
import type { World } from './setup/world.ts';
import { writeDatanorm } from './setup/writeDatanorm.ts';
import { writeProductFile } from './setup/writeProductFile.ts';

/** As many as the largest suppliers send, unless `ROWS` says how many. */
const rows = Number(process.env.ROWS ?? 100_000);
const { orgaSid, sub } = importing;
const bars = { least: { ratio: 0.8 }, most: { memoryBytes: 400e6 } };
const writers = {
  xlsx: workbookOfProducts,
  csv: csvOfProducts,
  bmecat: bmecatOfProducts,
  xchange: xchangeOfProducts,
} as const;
/** The workbook, and what has a bar; by `FORMATS=xlsx,xchange` others that we write. */
const wanted = (process.env.FORMATS ?? 'xlsx,csv,bmecat').split(',');
const formats = keysOf(writers).filter((format) => wanted.includes(format));

/**
 * The same new products from files of each format, written by our own export, and their German half as DATANORM: rows a second until they are committed, and
 * the most memory of a worker that reads nothing else. The baseline of each is the workbook.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const start = performance.now();
  const since = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const { write } = filled.database;
  await write`
    insert into orga (platform, sid, name, kind) values ('CH', ${orgaSid}, 'Bench', 'manufacturer')
    on conflict do nothing`;
  await write`
    insert into user_right (sid, sub, "right") values ('bench-formats', ${sub}, 'ADMIN') on conflict do nothing`;
  const folder = await mkdtemp(join(tmpdir(), 'baustein-bench-formats-'));
  const told = (format: string, { rowsPerSecond, memoryBytes }: Measured) =>
    tell(`${format}: ${rowsPerSecond} rows/s, ${Math.round((memoryBytes ?? 0) / 1e6)} MB, after ${since()}`);
  try {
    const source = join(folder, 'source.xlsx');
    await writeProductFile(source, rows);
    await imported(filled, folder, 'xlsx', source);
    for (const format of formats) {
      await exported(filled, format, join(folder, format));
      tell(`${format}: written after ${since()}`);
    }
    const parts: Record<string, Measured> = {};
    for (const format of formats) {
      await forgetProducts(write, orgaSid);
      const measured = await imported(filled, folder, format, join(folder, format));
      const of = parts.xlsx?.rowsPerSecond ?? measured.rowsPerSecond;
      parts[format] = {
        ...measured,
        baseline: { what: 'the same rows as a workbook', rowsPerSecond: of },
        ratio: measured.rowsPerSecond / of,
        ...bars,
      };
      told(format, measured);
    }
    await forgetProducts(write, orgaSid);
    const datanorm = join(folder, 'datanorm');
    await writeDatanorm(datanorm, rows);
    const measured = await imported(filled, folder, 'datanorm', datanorm);
    const of = parts.xlsx?.rowsPerSecond ?? measured.rowsPerSecond;
    const what = 'as many rows as a workbook, with more texts';
    parts.datanorm = {
      ...measured,
      baseline: { what, rowsPerSecond: of },
      ratio: measured.rowsPerSecond / of,
      ...bars,
    };
    told('datanorm', measured);
    return { parts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

async function exported({ database }: World, format: (typeof formats)[number], file: string): Promise<void> {
  const caller = { kind: 'user', sub, rights: [{ right: 'ADMIN' }] } as const;
  const scope = scopeOf(caller, { platform: platform('CH') }, product, 'read');
  const wish = { language: 'all', reader: 'de', origin: 'https://ch.example' } as const;
  const stream = await writers[format](database.read, scope, { orgaSid }, wish);
  await pipeline(stream, createWriteStream(file));
}

async function imported({ database }: World, folder: string, format: ImportFormat, file: string) {
  const { write, url } = database;
  const worker = forkWorker(url, folder);
  const sender = createSender(url);
  try {
    const { bytes, send } = await prepareImport({ write, sender, dataDir: folder }, format, (to) =>
      copyFile(file, to),
    );
    const spent = await spentOnRows(write, worker.pid);
    const start = performance.now();
    const id = await send();
    await reached(write, id, ['applied', 'searchable']);
    const rowsPerSecond = Math.round((rows * 1000) / (performance.now() - start));
    return { rowsPerSecond, spentOnRow: await spent(rows), bytes, memoryBytes: await peakBytes(worker.pid) };
  } finally {
    await sender.stop();
    await endWorker(worker);
  }
}
