import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { credentials, fakeS3, region } from '../../../tests/setup/s3/fakeS3.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { workbenchOf } from '../../../tests/setup/workbenchOf.ts';
import { startJobs } from '../../jobs/index.ts';
import { importFolder } from './importFile.ts';

const s3 = await fakeS3();
const elsewhere = await mkdtemp(join(tmpdir(), 'baustein-elsewhere-'));
let world: ImportApp;
let jobs: Awaited<ReturnType<typeof startJobs>>;

beforeEach(stubKeys);
beforeAll(async () => {
  stubKeys();
  const settings = { STORAGE_URL: `s3://files?region=${region}&endpoint=${s3.endpoint}` };
  world = await importApp({ hasWorker: false, settings });
  jobs = await startJobs(world.database, { ...world.config, dataDir: elsewhere, logLevel: 'error' });
});

afterAll(async () => {
  await jobs.stop();
  vi.unstubAllEnvs();
  await s3.close();
  await rm(elsewhere, { recursive: true });
});

function stubKeys(): void {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
}

const list = (sid: string) =>
  workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    [`${sid}1`, 'Eins', 'fenster'],
    [`${sid}2`, 'Zwei', 'gibtesnicht'],
  );
const left = () => readdir(importFolder({ dataDir: elsewhere })).catch(() => []);

it('A file that one machine took is read by the worker of another, and marked by the first (behaviour B345)', async () => {
  const report = world.reportOf(await world.send({ body: await list('A'), query: { skipInvalid: 'true' } }));
  expect(report).toMatchObject({ created: 1, failed: 1 });
  expect(await world.keptFiles()).toEqual([report.id]);
  expect((await world.call('GET', `report/${report.id}/xlsx`)).statusCode).toBe(200);
  await expect.poll(() => readdir(importFolder(world.config))).toEqual([]);
  expect(await left()).toEqual([]);
});

it('A workbench is judged and run by the worker of another machine', async () => {
  const desk = workbenchOf(world);
  const file = workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ['B1', 'Eins', 'fenster'],
    ['B2', '', 'fenster'],
  );
  const begun = await desk.begin(await file);
  expect(begun).toMatchObject({ good: 1, faulty: 1 });
  await desk.run(begun);
  expect(await desk.ended(begun.id)).toMatchObject({ taken: 1, faulty: 1 });
  expect((await desk.rest(begun.id)).statusCode).toBe(200);
  expect(await left()).toEqual([]);
  await desk.drop(begun.id);
  expect(await world.keptFiles()).not.toContain(begun.id);
});
