// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pool, token } from '../../tests/setup/mockedPool.ts';
import { stubUploads, type StubbedUpload } from '../../tests/setup/stubbedUploads.ts';
import { startImport } from './startImport.ts';
import { upload } from './upload.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

let uploads: StubbedUpload[];
async function begun(): Promise<StubbedUpload> {
  await expect.poll(() => uploads.length, { interval: 1 }).toBeGreaterThan(0);
  const last = uploads.at(-1);
  if (!last) throw new Error('No upload has begun.');
  return last;
}

beforeEach(() => {
  uploads = stubUploads();
  document.documentElement.lang = 'fr';
  document.cookie = 'XSRF-TOKEN=a%20b';
  pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
});
afterEach(() => vi.unstubAllGlobals());

describe('An upload', () => {
  const form = new FormData();

  it('carries who sends it, in which language, and the cross-site header', async () => {
    void upload({ url: '/api/x', form, headers: { prefer: 'respond-async' }, onProgress: () => {} });
    const { method, headers } = await begun();
    expect([method, Object.fromEntries(headers)]).toEqual([
      'POST',
      {
        authorization: 'Bearer a.b.c',
        'x-xsrf-token': 'a b',
        'accept-language': 'fr',
        prefer: 'respond-async',
      },
    ]);
  });

  it('tells how much of it is sent, and nothing where nobody knows of how much', async () => {
    const shares: number[] = [];
    const done = upload({ url: '/api/x', form, onProgress: (share) => shares.push(share) });
    const sent = await begun();
    sent.send(0, 0);
    sent.send(10, 40);
    sent.send(40, 40);
    sent.answer(202, { id: '7' }, '/api/import/report/7');
    expect(await done).toEqual({ status: 202, location: '/api/import/report/7', json: { id: '7' } });
    expect(shares).toEqual([0, 0.25, 1]);
  });

  it('that is refused fails with what the server says of it', async () => {
    const done = upload({ url: '/api/x', form, onProgress: () => {} });
    (await begun()).answer(413, { title: 'Zu gross' });
    await expect(done).rejects.toMatchObject({ name: 'Problem', status: 413, message: 'Zu gross' });
  });

  it('without a connection fails with the status 0', async () => {
    const done = upload({ url: '/api/x', form, onProgress: () => {} });
    (await begun()).loseConnection();
    await expect(done).rejects.toMatchObject({ name: 'Problem', status: 0 });
  });

  it('is aborted on its way', async () => {
    const controller = new AbortController();
    const done = upload({ url: '/api/x', form, onProgress: () => {}, signal: controller.signal });
    const sent = await begun();
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent.isAborted).toBe(true);
  });

  it('never begins when it was aborted while the session was still being renewed', async () => {
    const controller = new AbortController();
    const done = upload({ url: '/api/x', form, onProgress: () => {}, signal: controller.signal });
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(uploads).toEqual([]);
  });
});

describe('The start of an import', () => {
  const start = (kind: Parameters<typeof startImport>[0]['kind'], name: string, options = {}) =>
    startImport({
      platform: 'CH',
      kind,
      orgaSid: 'acme',
      file: new File(['x'], name),
      options: { dryRun: true, deleteOthers: false, ...options },
      attempt: 'attempt-1',
      onProgress: () => {},
      signal: new AbortController().signal,
    });

  it('says whose the file is before the file itself, and under which attempt it comes', async () => {
    void start('products', 'a.xlsx');
    const { form, headers } = await begun();
    expect([...form.keys()]).toEqual(['orgaSid', 'file']);
    expect(headers.get('idempotency-key')).toBe('attempt-1');
  });

  it('goes where its kind of file goes: a workbook elsewhere than JSON', async () => {
    void start('products', 'a.XLSX');
    const workbook = await begun();
    void start('products', 'a.json');
    await expect.poll(() => uploads).toHaveLength(2);
    expect(uploads[1]?.path).not.toBe(workbook.path);
    expect(uploads.every(({ path }) => path.includes('/CH'))).toBe(true);
  });

  it('names only the options that are set', async () => {
    void start('products', 'a.xlsx', { dryRun: false, deleteOthers: true, skipInvalid: false, confirm: 12 });
    expect((await begun()).query.toString()).toBe('deleteOthers=true&confirm=12');
  });

  it('says of a list of what to keep or to remove which of the two it is', async () => {
    void start('keepProducts', 'a.json');
    expect((await begun()).query.get('isBlackList')).toBe('false');
    void start('removeProducts', 'a.json');
    await expect.poll(() => uploads).toHaveLength(2);
    expect(uploads[1]?.query.get('isBlackList')).toBe('true');
  });

  it('gives the id of its report, from its address or else from what was answered', async () => {
    const first = start('products', 'a.xlsx');
    (await begun()).answer(202, {}, '/api/import/report/r-1');
    expect(await first).toBe('r-1');
    const second = start('products', 'a.xlsx');
    await expect.poll(() => uploads).toHaveLength(2);
    uploads[1]?.answer(200, { id: 'r-2' });
    expect(await second).toBe('r-2');
  });
});
