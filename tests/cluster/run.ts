/**
 * `npm run test:cluster`: the product with two servers and two workers on a cluster of PostgreSQL (Patroni, etcd, HAProxy and
 * PgBouncer of Debian's packages) and a store that speaks the protocol of S3, on this machine, under a mix of calls as in life. It
 * is measured, put through one fault after the other while two hosts acknowledge each write, and loses its primary while one does.
 * Behind `--`: `--whole` (all faults while one host acknowledges, too), `--steady 60` (memory over so many minutes), `--patroni
 * <source of Patroni>` (its own features first), `--only a,b` (parts of names), `--pace gentle` (of imports), `--products`,
 * `--rows`, `--large` (sizes).
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginCluster } from './beginCluster.ts';
import { beginProduct } from './beginProduct.ts';
import { catalogueOf } from './catalogueOf.ts';
import { injectFaults } from './injectFaults.ts';
import { lostByOne, memoryUnderLoad, pagesBesideImport, priceOfTwo, workersAddUp } from './measure.ts';
import { Mix } from './Mix.ts';
import { readOptions } from './options.ts';
import { findPrograms } from './programs.ts';
import { Rehearsal } from './Rehearsal.ts';
import { runFeatures } from './runFeatures.ts';

const options = readOptions(process.argv.slice(2));
const programs = findPrograms();
const folder = mkdtempSync(join(tmpdir(), 'baustein-cluster-'));
// PostgreSQL runs as an account of its own.
chmodSync(folder, 0o777);
const start = performance.now();
const since = () => `${((performance.now() - start) / 60_000).toFixed(1)} min`;
const hasFeatures =
  options.patroniSource === undefined || (await runFeatures(options.patroniSource, programs));

const cluster = await beginCluster(folder, programs);
let isFine = false;
try {
  const product = await beginProduct(folder, programs, cluster, options);
  const mix = new Mix(product.port, await catalogueOf(cluster));
  const rehearsal = new Rehearsal(cluster, product, mix, options);
  rehearsal.say(`== begun after ${since()}`);
  if (!cluster.hosts[0]?.disk) rehearsal.say('Not root: no disk can be mounted, so none is filled.');
  if (rehearsal.isChosen('price')) await priceOfTwo(rehearsal);
  if (rehearsal.isChosen('pages')) await pagesBesideImport(rehearsal);
  if (rehearsal.isChosen('workers')) await workersAddUp(rehearsal);
  if (options.steadyMinutes > 0) await memoryUnderLoad(rehearsal, options.steadyMinutes);
  rehearsal.say(`== two hosts acknowledge, after ${since()}`);
  let faults = await injectFaults(rehearsal);
  if (options.isWhole) {
    rehearsal.say(`== one host acknowledges, after ${since()}`);
    await cluster.acknowledgeByTwo(false);
    faults += await injectFaults(rehearsal);
    await cluster.acknowledgeByTwo(true);
  }
  await rehearsal.judge(faults);
  if (rehearsal.isChosen('lost by one')) await lostByOne(rehearsal);
  await product.end();
  isFine = hasFeatures && rehearsal.broken.length === 0;
} finally {
  await cluster.end();
}
process.stdout.write(`== ended after ${since()}\n`);
if (isFine) await rm(folder, { recursive: true, force: true });
else process.stdout.write(`\nWhat its parts said lies in ${folder}.\n`);
process.exit(isFine ? 0 : 1);
