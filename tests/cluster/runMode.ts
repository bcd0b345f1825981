import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { askOnce, beginCluster, type Cluster } from './beginCluster.ts';
import { beginProduct } from './beginProduct.ts';
import { faultsOf, type Fault } from './faults.ts';
import { Mix, type Catalogue } from './Mix.ts';
import type { Programs } from './programs.ts';
import { Tally } from './Tally.ts';
import { until } from './until.ts';

const rows = Number(process.env.ROWS ?? 5000);
const products = Number(process.env.PRODUCTS ?? 500);
const only = process.env.ONLY?.split(',');
const mostPages = 100;
const beforeFaultMs = 5000;
const afterFaultMs = 10_000;

/** All faults on a cluster of one kind; prints what came of each. Was nothing lost, stuck, or failed for good? */
export async function runMode(folder: string, programs: Programs, isSynchronous: boolean): Promise<boolean> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`\n== ${isSynchronous ? 'synchronous' : 'asynchronous'}`);
  const cluster = await beginCluster(folder, programs, { isSynchronous });
  const patronictl = async (words: string[]) => {
    const settings = join(cluster.hosts[0]?.folder ?? '', 'patroni.json');
    await promisify(execFile)(`${programs.patroni}ctl`, ['-c', settings, ...words]);
  };
  try {
    const product = await beginProduct(folder, programs, cluster, products);
    const mix = await Mix.open(product.port, await catalogueOf(cluster));
    const calm = await during(mix, () => wait(beforeFaultMs * 2));
    say(line('none', calm, undefined));
    const chosen = faultsOf(cluster, product, { patronictl }).filter(
      ({ name }) => !only || only.some((part) => name.includes(part)),
    );
    const imports: string[] = [];
    const recovered: (number | undefined)[] = [];
    for (const fault of chosen) {
      const tally = await during(mix, async () => {
        imports.push(await mix.sendImport(rows, `import-${imports.length}`));
        await wait(beforeFaultMs);
        recovered.push(await recoveryOf(fault, cluster, mix));
        await wait(afterFaultMs);
      });
      say(line(fault.name, tally, recovered.at(-1)));
    }
    const ends = [...product.webs, ...product.workers].reduce((sum, { ends: own }) => sum + own, 0);
    const { states, lost } = await judge(cluster, mix, imports);
    say(
      `faults ${chosen.length}, writes acknowledged ${mix.acknowledged.length}, lost ${lost}, imports ${imports.length} (${states.join(', ')}), processes ended ${ends}`,
    );
    await product.end();
    const isWhole = states.every((state) => ['applied', 'searchable'].includes(state));
    return isWhole && ends === 0 && (lost === 0 || !isSynchronous);
  } finally {
    await cluster.end();
  }
}

async function catalogueOf({ urls }: Cluster): Promise<Catalogue> {
  const products = await askOnce(
    urls.direct,
    `select orga_sid, sid, main_category from product
     where platform = 'CH' and main_category is not null order by id limit ${mostPages}`,
  );
  const addresses = products.map(({ orga_sid: orga, sid }) => `/de/product/${String(orga)}/${String(sid)}`);
  return { pages: ['/de', ...addresses], category: String(products[0]?.main_category) };
}

async function during(mix: Mix, work: () => Promise<unknown>): Promise<Tally> {
  mix.tally = new Tally();
  mix.begin();
  try {
    await work();
  } finally {
    await mix.end();
  }
  return mix.tally;
}

/** After how many milliseconds a write went through again. */
async function recoveryOf(fault: Fault, cluster: Cluster, mix: Mix): Promise<number> {
  const start = performance.now();
  const known = mix.acknowledged.length;
  const recovering = until(
    `writes go through again after "${fault.name}"`,
    async () => mix.acknowledged.length > known + 2,
    120_000,
  );
  recovering.catch(() => {});
  const bringBack = await fault.happen();
  await recovering;
  const recoveredMs = Math.max(mix.tally.longestWithoutWritesMs, 0);
  await bringBack?.();
  await cluster.settled();
  return Math.min(recoveredMs, performance.now() - start);
}

/** Waits for the imports, and counts what was acknowledged and is not there. */
async function judge(cluster: Cluster, mix: Mix, imports: readonly string[]) {
  const leader = await cluster.leader();
  const url = `postgres://baustein@127.0.0.1:${leader.port}/baustein`;
  const ids = imports.map((id) => `'${id}'`).join(', ');
  const open = async () =>
    (await askOnce(url, `select from import_report where id in (${ids}) and state in ('queued', 'running')`))
      .length === 0;
  await until('all imports have ended', open, 300_000).catch(() => {});
  const states = await askOnce(
    url,
    `select state from import_report where id in (${ids}) order by created_at`,
  );
  const written = mix.acknowledged.map((sid) => `'${sid}'`).join(', ');
  const [{ count } = { count: 0 }] = await askOnce(
    url,
    `select count(*)::int from product where sid in (${written})`,
  );
  return { states: states.map(({ state }) => String(state)), lost: mix.acknowledged.length - Number(count) };
}

function line(name: string, tally: Tally, recoveredMs: number | undefined): string {
  const { requests, refused, failed, failures } = tally;
  const seconds = recoveredMs === undefined ? '' : `, writes back after ${(recoveredMs / 1000).toFixed(1)} s`;
  const why = [...failures].map(([what, count]) => `${what}: ${count}`).join(', ');
  return `${name.padEnd(26)} requests ${requests}, refused ${refused}, failed reads ${failed.reads}, writes ${failed.writes}${why && ` (${why})`}${seconds}, reads ${tally.percentiles('reads').join('/')} ms, writes ${tally.percentiles('writes').join('/')} ms`;
}
