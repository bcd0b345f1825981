// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, type Answering } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { everything, exportRequestOf, filterOf } from './ExportRequest.ts';
import { useExport } from './useExport.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

/** The export of a company whose file is answered as said. */
async function openExport(file: Answering = () => new Response('12345')) {
  const { wrapper, calls } = await insideBackoffice({
    answer: (call) => {
      if (call.path === '/api/import/product/count/CH/filtered/acme') {
        const filter = call.body as { text?: string };
        return Response.json({ products: filter.text ? 2 : 40 });
      }
      return /^\/api\/import\/product\/(?:xlsx|bmecat|xchange)\//.test(call.path) ? file(call) : undefined;
    },
  });
  const { result, rerender, unmount } = renderHook((request) => useExport('acme', request), {
    wrapper,
    initialProps: everything,
  });
  await waitFor(() => expect(result.current?.products).toBe(40));
  return { now: () => result.current, rerender, unmount, calls };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(cleanup);

describe('What a download asks for', () => {
  it('narrows nothing by what is empty', () => {
    expect(filterOf({ ...everything, text: '  ' })).toEqual({});
    expect(filterOf({ ...everything, categories: ['dach'], productLines: ['x'], text: ' holz ' })).toEqual({
      categorySids: ['dach'],
      productLineSids: ['x'],
      text: 'holz',
    });
  });

  it('is what a profile keeps of it, and everything else', () => {
    const profile = { id: 'acme/p', orgaSid: 'acme', sid: 'p', name: 'Holz', version: 1 };
    expect(exportRequestOf({ ...profile, format: 'json', language: 'fr', text: 'holz' })).toEqual({
      ...everything,
      format: 'json',
      language: 'fr',
      text: 'holz',
    });
  });
});

describe('A download', () => {
  it('is counted anew when typing is over; until then the last count stands', async () => {
    const { now, rerender, calls } = await openExport();
    rerender({ ...everything, text: 'h' });
    rerender({ ...everything, text: 'holz' });
    expect(now().products).toBe(40);
    await waitFor(() => expect(now().products).toBe(2));
    const counts = calls.filter(({ path }) => path.includes('/count/'));
    expect(counts.map(({ body }) => body)).toEqual([{}, { text: 'holz' }]);
  });

  it.each([
    ['bmecat', 'acme.xml'],
    ['xchange', 'acme.json'],
  ] as const)('as %s is saved as %s', async (format, name) => {
    const saved: string[] = [];
    vi.mocked(HTMLAnchorElement.prototype.click).mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { now, rerender, calls } = await openExport();
    rerender({ ...everything, format });
    act(() => now().start());
    await waitFor(() => expect(now().bytes).toBe(5));
    expect(calls.map(({ path }) => path)).toContain(`/api/import/product/${format}/CH/filtered/acme/all`);
    expect(saved).toEqual([name]);
  });

  it('tells how much has come, and ends', async () => {
    const { now } = await openExport();
    act(() => now().start());
    expect([now().isRunning, now().bytes]).toEqual([true, 0]);
    await waitFor(() => expect(now().isRunning).toBe(false));
    expect([now().bytes, now().fault]).toEqual([5, undefined]);
  });

  it('that the server refuses says why, and can be tried again', async () => {
    let isRefused = true;
    const { now } = await openExport(() =>
      isRefused ? problem(409, 'Gerade wird importiert') : new Response('12345'),
    );
    act(() => now().start());
    await waitFor(() => expect(now().fault).toBe('Gerade wird importiert'));
    expect([now().isRunning, now().bytes]).toEqual([false, undefined]);
    isRefused = false;
    act(() => now().start());
    expect(now().fault).toBeUndefined();
    await waitFor(() => expect(now().bytes).toBe(5));
  });

  it('is stopped without being called a fault', async () => {
    const { now } = await openExport(
      ({ signal }) =>
        new Promise((resolve) => signal?.addEventListener('abort', () => resolve(new Response('')))),
    );
    act(() => now().start());
    await waitFor(() => expect(now().isRunning).toBe(true));
    await act(async () => now().stop());
    await waitFor(() => expect(now().isRunning).toBe(false));
    expect([now().bytes, now().fault]).toEqual([undefined, undefined]);
  });

  it('is given up when the screen is left', async () => {
    const { now, unmount, calls } = await openExport(() => new Promise(() => {}));
    act(() => now().start());
    await waitFor(() => expect(calls.some(({ path }) => path.includes('/xlsx/'))).toBe(true));
    unmount();
    expect(calls.find(({ path }) => path.includes('/xlsx/'))?.signal?.aborted).toBe(true);
  });
});
