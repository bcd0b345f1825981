import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractOf } from '../setup/contractOf.ts';
import { testApp } from '../setup/testApp.ts';
import { brokenPromises } from './brokenPromises.ts';
import { promisesOf } from './promisesOf.ts';

const decisions = join(import.meta.dirname, '../../docs/decisions');
const shape = join(import.meta.dirname, 'promises.txt');

/** What decisions take back: the list under their heading, each line as the test printed it. */
function allowedBreaks(): string[] {
  return globSync('*.md', { cwd: decisions }).flatMap((file) => {
    const [, said = ''] = readFileSync(join(decisions, file), 'utf8').split('## Breaks the contract');
    return [...(said.split('\n## ')[0] ?? '').matchAll(/^- `(.*)`$/gm)].map(([, line = '']) => line);
  });
}

it('The contract keeps what it has promised, unless a decision names what it breaks (behaviour B587)', async () => {
  const { app } = await testApp();
  const promises = promisesOf(await contractOf(app));
  const before = existsSync(shape) ? readFileSync(shape, 'utf8').trimEnd().split('\n') : [];
  const allowed = new Set(allowedBreaks());
  expect(brokenPromises(before, promises).filter((line) => !allowed.has(line))).toEqual([]);
  // What grew is written by `npm run contract`.
  await expect(`${promises.join('\n')}\n`).toMatchFileSnapshot(shape);
});
