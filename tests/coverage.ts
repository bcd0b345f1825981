/**
 * How much of each room the tests of `pure`, `screens` and `postgres` run through (`npm run coverage`): statements and
 * branches in per cent. The pages in the browser and the processes that tests start are not counted. The whole, file by
 * file, is in test-results/coverage/coverage-final.json.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { runStage } from './stage.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results/coverage');
const counts = z.record(z.string(), z.number());
const report = z.record(z.string(), z.object({ s: counts, b: z.record(z.string(), z.array(z.number())) }));

interface Share {
  files: number;
  statements: number[];
  branches: number[];
}

const { failed } = await runStage([
  'vitest',
  'run',
  '--project=pure',
  '--project=screens',
  '--project=postgres',
  '--reporter=dot',
  '--coverage.enabled',
  '--coverage.reporter=json',
  `--coverage.reportsDirectory=${folder}`,
  '--coverage.reportOnFailure',
]);

const rooms = new Map<string, Share>();
const files = report.parse(JSON.parse(await readFile(join(folder, 'coverage-final.json'), 'utf8')));
for (const [file, { s, b }] of Object.entries(files)) {
  const name = roomOf(relative(root, file));
  const room = rooms.get(name) ?? { files: 0, statements: [], branches: [] };
  room.files += 1;
  room.statements.push(...Object.values(s));
  room.branches.push(...Object.values(b).flat());
  rooms.set(name, room);
}

process.stdout.write(`\n${'room'.padEnd(24)}files  statements  branches\n`);
for (const [name, { files, statements, branches }] of [...rooms].sort(([a], [b]) => a.localeCompare(b)))
  process.stdout.write(
    `${name.padEnd(24)}${String(files).padStart(5)}  ${share(statements)}  ${share(branches).slice(2)}\n`,
  );
process.exitCode = failed > 0 ? 1 : 0;

/** A room of the server has its own line, as the server is most of the product. */
function roomOf(file: string): string {
  const [top = '', room = '', rest] = file.split('/');
  return top === 'server' && rest !== undefined ? `${top}/${room}` : top;
}

function share(counts: readonly number[]): string {
  const run = counts.filter((count) => count > 0).length;
  return counts.length === 0
    ? '-'.padStart(10)
    : `${((100 * run) / counts.length).toFixed(1)} %`.padStart(10);
}
