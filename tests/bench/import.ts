import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { languages } from '../../resources/languages.ts';
import { copyRows } from '../../server/base/database/copyRows.ts';
import type { TaggedPool } from '../setup/tagged.ts';
import { importFile } from '../../server/exchange/import/importFile.ts';
import { importedFields } from '../../server/exchange/import/importedFields.ts';
import { compareRows } from '../../server/exchange/import/merge/compareRows.ts';
import { beginMerge } from '../../server/exchange/import/merge/mergeProducts.ts';
import { copyStaged, createStaging, dropStaging } from '../../server/exchange/import/merge/stagingTable.ts';
import {
  disambiguateSids,
  numberNew,
  writeProducts,
} from '../../server/exchange/import/merge/writeProducts.ts';
import type { StagedRow } from '../../server/exchange/import/RowCheck.ts';
import { writeWorkbook } from '../../server/base/workbook/writeWorkbook.ts';
import { createSender } from '../../server/jobs/queue.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { benchProducts, type BenchProduct } from './setup/products.ts';
import { suggestionsDuring } from './setup/suggestionsDuring.ts';
import { flagsOfStart } from './setup/flagsOfStart.ts';
import type { World } from './setup/world.ts';

/** Rows of the file: as many as the largest suppliers send. */
const rows = 100_000;
/** The statements alone are measured with fewer, several times. */
const stagedRows = 20_000;
const rounds = 3;
const orgaSid = 'bench-lieferant';
const sub = 'bench';

/**
 * Two measures. The statements alone: rows staged by COPY and merged into `product`, against COPY of the same rows
 * into a bare table. And the whole way: a workbook through the queue and a worker of its own, until the products
 * are committed, and until the search finds them; once alone, and once while visitors type, who measure what they wait.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const { write } = filled.database;
  await write`insert into orga (platform, sid, name, kind) values ('CH', ${orgaSid}, 'Bench', 'manufacturer')`;
  await write`insert into user_right (sid, sub, "right") values ('bench', ${sub}, 'ADMIN')`;
  const { upsert, copy } = await statements(write, tell);
  const folder = await mkdtemp(join(tmpdir(), 'baustein-bench-import-'));
  const baseline = { what: 'COPY of the same rows into a bare unlogged table', rowsPerSecond: copy };
  try {
    const parts = await wholeWay(filled, folder, tell);
    return { rowsPerSecond: upsert, baseline, ratio: upsert / copy, parts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Rows a second of the staged upsert (half of the rows new, half changed) and of the plain COPY, the medians. */
async function statements(write: TaggedPool, tell: (line: string) => void) {
  const upserts: number[] = [];
  const copies: number[] = [];
  const columns = importedFields.map(({ column }) => column);
  for (let round = 0; round < rounds; round += 1) {
    const products = [...benchProducts(stagedRows)];
    await createStaging(write, 'bench_bare');
    const start = performance.now();
    await write.begin((tx) =>
      copyRows(
        tx,
        'bench_bare',
        ['number', 'is_valid', 'cleared', ...columns],
        staged(products).map(({ number, values }) => [
          number,
          true,
          [],
          ...importedFields.map(({ name }) => values[name] as string),
        ]),
      ),
    );
    copies.push(stagedRows / seconds(start));
    await dropStaging(write, 'bench_bare');

    await upsert(write, staged(products.slice(0, stagedRows / 2)));
    const changed = products.map((product) => ({
      ...product,
      subTitle: { ...product.subTitle, de: 'anders' },
    }));
    upserts.push(stagedRows / (await upsert(write, staged(changed))));
    await write`delete from product where orga_sid = ${orgaSid}`;
    await write`vacuum product`;
  }
  const result = { upsert: median(upserts), copy: median(copies) };
  tell(`staged upsert ${result.upsert} rows/s, COPY ${result.copy} rows/s`);
  return result;
}

/** Seconds that staging and merging take, without what follows from a write. */
async function upsert(write: TaggedPool, given: StagedRow[]): Promise<number> {
  const merge = {
    dataset: 'CH',
    orgaSid,
    table: 'bench_staged',
    action: 'write',
    deleteOthers: false,
  } as const;
  const start = performance.now();
  await createStaging(write, merge.table);
  await copyStaged(write, merge.table, each(given));
  await write.begin(async (tx) => {
    await beginMerge(tx, merge);
    await compareRows(tx, merge);
    await tx`create temporary table import_gone (product_id bigint) on commit drop`;
    await disambiguateSids(tx, merge);
    await numberNew(tx, merge);
    await writeProducts(tx, merge);
  });
  const taken = seconds(start);
  await dropStaging(write, merge.table);
  return taken;
}

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}

function staged(products: readonly BenchProduct[]): StagedRow[] {
  return products.map((product, index) => ({
    number: index + 1,
    sheet: 'Produkte',
    row: index + 2,
    isValid: true,
    isLone: false,
    joins: null,
    derivedSid: product.sid,
    cleared: [],
    told: null,
    values: { ...product, sid: undefined, productLine: undefined },
  }));
}

async function wholeWay(
  filled: World,
  dataDir: string,
  tell: (line: string) => void,
): Promise<Record<string, Measured>> {
  const { write, url } = filled.database;
  const worker = fork(join(import.meta.dirname, '../../server/worker.ts'), {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' },
    execArgv: await flagsOfStart(),
  });
  const sender = createSender(url);
  const parts: Record<string, Measured> = {};
  const bring = async (what: string, addition = '') => {
    const id = randomUUID();
    const file = importFile({ dataDir }, id);
    await mkdir(join(dataDir, 'imports'), { recursive: true });
    await writeProductFile(file, addition);
    const { size } = await stat(file);
    return async () => {
      const start = performance.now();
      await write.begin(async (tx) => {
        const job = await sender.send(tx, 'import', `CH ${orgaSid}`, { reportId: id });
        await tx`
          insert into import_report (id, sub, language, entity, format, platform, orga_sid, file_bytes, file_hash,
            fingerprint, dry_run, delete_others, skip_invalid, job)
          values (${id}, ${sub}, 'de', 'product', 'xlsx', 'CH', ${orgaSid}, ${size}, '', '', false, false, false, ${job})`;
      });
      await reached(write, id, ['applied', 'searchable']);
      const committed = { rowsPerSecond: Math.round(rows / seconds(start)) };
      await reached(write, id, ['searchable']);
      const searchable = { rowsPerSecond: Math.round(rows / seconds(start)) };
      tell(`${rows} ${what} rows (${(size / 1e6).toFixed(1)} MB)`);
      parts[`${what} rows, committed`] = { ...committed, memoryBytes: await peakBytes(worker.pid) };
      parts[`${what} rows, searchable`] = searchable;
    };
  };
  try {
    const alone = await bring('new');
    await alone();
    parts['suggestions during changed rows'] = await suggestionsDuring(
      filled,
      await bring('changed', ' neu'),
    );
    return parts;
  } finally {
    await sender.stop();
    const gone = once(worker, 'exit');
    worker.kill('SIGTERM');
    await gone;
  }
}

/** @param addition to every subtitle, so that every row says something new */
async function writeProductFile(file: string, addition: string): Promise<void> {
  const texts = ['title', 'subTitle', 'description'] as const;
  const header = [
    'articleNumber',
    'gtins',
    'mainCategory',
    ...texts.flatMap((name) => languages.map((language) => `${name}_${language}`)),
  ];
  function* sheetRows() {
    for (const product of benchProducts(rows))
      yield [
        product.articleNumber,
        product.gtins[0],
        product.mainCategory,
        ...texts.flatMap((name) =>
          languages.map((language) => product[name][language] + (name === 'subTitle' ? addition : '')),
        ),
      ];
  }
  const columns = header.map((name) => ({ header: name }));
  await writeWorkbook([{ name: 'Produkte', columns, rows: sheetRows() }], createWriteStream(file));
}

async function reached(write: TaggedPool, id: string, states: readonly string[]): Promise<void> {
  for (;;) {
    const [row] = await write<[{ state: string; refusal: string | null }]>`
      select state, refusal from import_report where id = ${id}`;
    if (states.includes(row.state)) return;
    if (['refused', 'failed'].includes(row.state)) {
      const issues = await write`select * from import_issue where report_id = ${id} limit 3`;
      throw new Error(`The import ended as ${row.state} (${row.refusal}): ${JSON.stringify(issues)}`);
    }
    await wait(100);
  }
}

/** The most memory that a process ever had; where the system does not tell, 0. */
async function peakBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

function seconds(start: number): number {
  return (performance.now() - start) / 1000;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);
}
