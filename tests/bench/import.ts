import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyRows } from '../../server/base/database/copyRows.ts';
import type { TaggedPool } from '../setup/tagged.ts';
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
import { createSender } from '../../server/jobs/queue.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { endWorker, forkWorker, importing, peakBytes, prepareImport, reached } from './setup/importJob.ts';
import { benchProducts, type BenchProduct } from './setup/products.ts';
import { spentOnRows } from './setup/spentOnRows.ts';
import { suggestionsDuring } from './setup/suggestionsDuring.ts';
import type { World } from './setup/world.ts';
import { writeProductFile } from './setup/writeProductFile.ts';

/** Rows of the file: as many as the largest suppliers send. */
const rows = 100_000;
/** Gently they take long, and a visitor notices as much of fewer. */
const gentleRows = 20_000;
/** The statements alone are measured with fewer, several times. */
const stagedRows = 20_000;
const rounds = 3;
const { orgaSid, sub } = importing;

/**
 * Two measures. The statements alone: rows staged by COPY and merged into `product`, against COPY of the same rows
 * into a bare table. And the whole way: a workbook through the queue and a worker of its own, until the products
 * are committed, and until the search finds them: new products, the same file again, and one that changes each of them while
 * visitors type, who measure what they wait; and that gently, too.
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
    isTitleMade: false,
    isNumberMade: false,
    derivedSid: product.sid,
    cleared: [],
    told: null,
    raw: null,
    links: null,
    values: { ...product, sid: undefined, productLine: undefined },
    quality: null,
  }));
}

/** The ways of a file, each with a worker of its own for each pace. */
async function wholeWay(
  filled: World,
  dataDir: string,
  tell: (line: string) => void,
): Promise<Record<string, Measured>> {
  const of = { filled, dataDir, tell };
  const full = await withWorker(of, {}, async (bring) => {
    const come = await bring('new', rows);
    const { committed, searchable } = await come();
    const again = await bring('unchanged', rows);
    const unchanged = (await again()).searchable;
    const changed = await bring('changed', rows, ' neu');
    const measured: Sent[] = [];
    const suggestions = await suggestionsDuring(filled, async () => void measured.push(await changed()));
    return {
      'new rows, committed': {
        ...committed,
        least: { rowsPerSecond: 3000 },
        most: { memoryBytes: 400e6 },
        asked: { rowsPerSecond: 5000 },
      },
      'new rows, searchable': {
        ...searchable,
        least: { rowsPerSecond: 1600 },
        asked: { rowsPerSecond: 3000 },
      },
      'unchanged rows, sent again': { ...unchanged, most: { seconds: 10 } },
      'suggestions during changed rows': { ...suggestions, most: { ratioP50: 1.5, ratio: 3 } },
      'changed rows, committed, suggestions meanwhile': measured[0]?.committed ?? {},
      'changed rows, searchable, suggestions meanwhile': {
        ...measured[0]?.searchable,
        most: { walBytes: 16_384 },
        asked: { walBytes: 4096 },
      },
    };
  });
  const gentle = await withWorker(of, { IMPORT_PACE: 'gentle' }, async (bring) => {
    const changed = await bring('gently changed', gentleRows, ' anders');
    const suggestions = await suggestionsDuring(filled, async () => void (await changed()));
    return { 'suggestions during gently changed rows': { ...suggestions, most: { ratio: 1.5 } } };
  });
  return { ...full, ...gentle };
}

/** A file sent: until its products are committed, and until they are found. */
interface Sent {
  committed: Measured;
  searchable: Measured;
}

/** Lays a file of so many rows; what it returns sends it. */
type Bring = (what: string, count: number, addition?: string) => Promise<() => Promise<Sent>>;

async function withWorker<T>(
  { filled, dataDir, tell }: { filled: World; dataDir: string; tell: (line: string) => void },
  settings: Record<string, string>,
  work: (bring: Bring) => Promise<T>,
): Promise<T> {
  const { write, url } = filled.database;
  const worker = forkWorker(url, dataDir, settings);
  const sender = createSender(url);
  const bring: Bring = async (what, count, addition = '') => {
    const { bytes, send } = await prepareImport({ write, sender, dataDir }, 'xlsx', (file) =>
      writeProductFile(file, count, addition),
    );
    return async () => {
      const spentOnRow = await spentOnRows(write, worker.pid);
      const start = performance.now();
      const sinceSent = async () => ({
        seconds: Number(seconds(start).toFixed(1)),
        rowsPerSecond: Math.round(count / seconds(start)),
        spentOnRow: await spentOnRow(count),
        memoryBytes: await peakBytes(worker.pid),
      });
      const id = await send();
      await reached(write, id, ['applied', 'searchable']);
      const committed = await sinceSent();
      await reached(write, id, ['searchable']);
      const searchable = await sinceSent();
      tell(`${count} ${what} rows (${(bytes / 1e6).toFixed(1)} MB)`);
      return { committed, searchable };
    };
  };
  try {
    return await work(bring);
  } finally {
    await sender.stop();
    await endWorker(worker);
  }
}

function seconds(start: number): number {
  return (performance.now() - start) / 1000;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0);
}
