import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { supervise } from './supervise.ts';

/** A process that ends with that code, or lives on. */
const child = (script: string) => spawn(process.execPath, ['-e', script], { stdio: 'ignore' });

it('One that dies is told of and started again, one that ends of itself is started again, and none after it was stopped', async () => {
  const scripts = ['process.exit(3)', 'process.exit(0)', 'setInterval(() => {}, 1000)'];
  const deaths: (number | null)[] = [];
  let started = 0;
  const supervised = supervise(
    () => child(scripts[started++] ?? ''),
    (code) => deaths.push(code),
  );
  await expect.poll(() => started).toBe(3);
  await supervised.stop(5000);
  expect([started, deaths]).toEqual([3, [3]]);
});

it('One that does not end when asked is killed', async () => {
  let isReady = false;
  const deaf = spawn(process.execPath, [
    '-e',
    "process.on('SIGTERM', () => {}); process.stdout.write('x'); setInterval(() => {}, 1000)",
  ]);
  deaf.stdout.once('data', () => (isReady = true));
  const supervised = supervise(
    () => deaf,
    () => {},
  );
  await expect.poll(() => isReady).toBe(true);
  await supervised.stop(50);
  expect(deaf.signalCode).toBe('SIGKILL');
});
