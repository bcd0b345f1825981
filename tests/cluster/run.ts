/**
 * `npm run test:cluster`: the product with two servers and two workers on a cluster of PostgreSQL (Patroni, etcd, HAProxy and
 * PgBouncer of Debian's packages) on this machine, under a mix of calls as in life and an import, while one fault after the other
 * is injected; first acknowledged by two hosts (synchronous), then by one.
 * ROWS: of the import under each fault; PRODUCTS: of the catalogue; ONLY: parts of the names of faults, with commas between.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './programs.ts';
import { runMode } from './runMode.ts';

const programs = findPrograms();
const folder = mkdtempSync(join(tmpdir(), 'baustein-cluster-'));
chmodSync(folder, 0o755);
let isFine = true;
for (const isSynchronous of [true, false]) {
  const within = mkdtempSync(join(folder, isSynchronous ? 'synchronous-' : 'asynchronous-'));
  chmodSync(within, 0o777);
  isFine = (await runMode(within, programs, isSynchronous)) && isFine;
}
if (isFine) await rm(folder, { recursive: true, force: true });
else process.stdout.write(`\nWhat its parts said lies in ${folder}.\n`);
process.exit(isFine ? 0 : 1);
