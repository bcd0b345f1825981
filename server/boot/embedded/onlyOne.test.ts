import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { onlyOne } from './onlyOne.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'only-one-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('Who comes while another process is at it waits until that is done', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'at-it');
  const other = spawn('sleep', ['60']);
  await writeFile(file, String(other.pid));
  let isDone = false;
  const ours = onlyOne(file, async () => {
    isDone = true;
  });
  for (let round = 0; round < 20; round += 1) await turn();
  expect(isDone).toBe(false);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await ours;
  expect(isDone).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('Work that fails lets go', async () => {
  const folder = await emptyFolder();
  const file = join(folder, 'at-it');
  await expect(onlyOne(file, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await onlyOne(file, async () => 1)).toBe(1);
});
