// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringServer, problem } from '../../tests/setup/answeringServer.ts';
import { undoDelete } from './audit.ts';
import { download } from './download.ts';
import { countExport, saveExport } from './exports.ts';
import { pool, token } from '../../tests/setup/mockedPool.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

/** What the browser was told to save, and under which name. */
let saved: { name: string; blob: Blob }[];

beforeEach(() => {
  saved = [];
  const blobs: Blob[] = [];
  pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

describe('A download', () => {
  const named = async (disposition?: string) => {
    const headers = new Headers(disposition ? [['content-disposition', disposition]] : []);
    answeringServer(() => new Response('x', { headers }));
    await download('/api/x', 'fallback.xlsx');
    return saved.at(-1)?.name;
  };

  it('has the name that the server gives it, the one with all its letters first', async () => {
    expect(await named('attachment; filename="acme.xlsx"')).toBe('acme.xlsx');
    expect(await named(`attachment; filename="T_ren.xlsx"; filename*=UTF-8''T%C3%BCren%20neu.xlsx`)).toBe(
      'Türen neu.xlsx',
    );
    expect(await named()).toBe('fallback.xlsx');
  });

  it('tells how much of it has come, and is saved whole', async () => {
    const parts = ['abc', 'de'].map((part) => new TextEncoder().encode(part));
    const body = new ReadableStream({
      pull: (controller) => {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    answeringServer(() => new Response(body, { headers: { 'content-type': 'text/csv' } }));
    const bytes: number[] = [];
    await download('/api/x', 'a.csv', { onBytes: (so) => bytes.push(so) });
    expect([bytes, saved[0]?.blob.size, saved[0]?.blob.type]).toEqual([[3, 5], 5, 'text/csv']);
  });

  it('that is refused saves nothing', async () => {
    answeringServer(() => problem(403, 'Nicht erlaubt'));
    await expect(download('/api/x', 'a.csv')).rejects.toMatchObject({ status: 403 });
    expect(saved).toEqual([]);
  });
});

describe('An export', () => {
  const filter = { productSids: ['a'] };

  it('asks for the products of the company that the filter leaves, as a workbook or as JSON', async () => {
    const calls = answeringServer(() => new Response('x'));
    await saveExport('CH', 'a b', { format: 'xlsx', language: 'de', filter });
    await saveExport('CH', 'a b', { format: 'json', language: 'all', filter });
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/import/product/xlsx/CH/filtered/a%20b/de', filter],
      ['POST', '/api/import/product/json/CH/filtered/a%20b/all/all', filter],
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['a b.xlsx', 'a b.json']);
  });

  it('is counted beforehand, until somebody wants to know no more', async () => {
    const controller = new AbortController();
    answeringServer(() => Response.json({ products: 7 }));
    expect(await countExport('CH', 'acme', filter, controller.signal)).toBe(7);
    controller.abort();
    await expect(countExport('CH', 'acme', filter, controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('What was deleted', () => {
  const thing = { platform: 'CH', entity: { name: 'product' }, id: 'acme/a%2F1' } as const;

  it('is brought back by undoing its latest deletion', async () => {
    const kinds = ['changed', 'deleted', 'made', 'deleted'];
    const calls = answeringServer(({ path }) =>
      path === '/api/import/audit'
        ? Response.json(kinds.map((kind, index) => ({ id: 9 - index, kind })))
        : Response.json({}),
    );
    await undoDelete(thing);
    expect(calls[0]?.query.get('key')).toBe('["acme","a/1"]');
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/import/change/8/undo' });
  });

  it('cannot be brought back where the server knows of no deletion, which then says so', async () => {
    answeringServer(({ path }) =>
      path === '/api/import/audit' ? Response.json([]) : problem(404, 'Diese Änderung gibt es nicht'),
    );
    await expect(undoDelete(thing)).rejects.toMatchObject({ message: 'Diese Änderung gibt es nicht' });
  });
});
