import { spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTemporaryFolder, sweepTemporaryFolders } from './temporaryFolder.ts';

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true }))));

async function folder(name: string, age = 0): Promise<string> {
  const path = join(tmpdir(), name);
  made.push(path);
  await mkdir(path);
  await writeFile(join(path, 'file'), 'x');
  const at = new Date(Date.now() - age);
  await utimes(path, at, at);
  return name;
}

it('Folders of processes that ended are swept, those of living ones and of other machines stay', async () => {
  const own = await makeTemporaryFolder('unpacked');
  made.push(own);
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const [, , host = ''] = basename(own).split('-');
  const mark = process.pid;
  const left = [
    await folder(`baustein-unpacked-${host}-${ended}-a${mark}`),
    // Of the same number, from before: a container that was begun anew.
    await folder(`baustein-etim-${host}-${process.pid}-b${mark}`, 30 * 24 * 3_600_000),
    await folder(`baustein-unpacked-00000000-1-c${mark}`, 2 * 24 * 3_600_000),
  ];
  const kept = [
    basename(own),
    await folder(`baustein-unpacked-${host}-${process.ppid}-d${mark}`),
    await folder(`baustein-unpacked-00000000-${ended}-e${mark}`),
    await folder(`baustein-other-${host}-${ended}-f${mark}`, 30 * 24 * 3_600_000),
  ];
  await sweepTemporaryFolders();
  const there = await readdir(tmpdir());
  expect(left.filter((name) => there.includes(name))).toEqual([]);
  expect(kept.filter((name) => !there.includes(name))).toEqual([]);
});
