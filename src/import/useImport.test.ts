// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportReport } from '../../resources/calls/importReport.ts';
import { problem } from '../../tests/setup/answeringServer.ts';
import { eventStream, importReport } from '../../tests/setup/importReport.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { stubUploads, type StubbedUpload } from '../../tests/setup/stubbedUploads.ts';
import { useImport } from './useImport.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const file = new File(['x'], 'a.xlsx');
let uploads: StubbedUpload[];

/** The import of a company; of each id its server has the report. */
async function openImport(reports: Record<string, ImportReport> = {}) {
  const { wrapper } = await insideBackoffice({
    answer: ({ path }) => {
      const [, id = '', events] = /^\/api\/import\/report\/([^/]+)(\/events)?$/.exec(path) ?? [];
      const report = reports[id];
      if (!report) return undefined;
      return events ? eventStream(report) : Response.json(report);
    },
  });
  uploads = stubUploads();
  const { result, unmount } = renderHook(() => useImport('acme', 'products'), { wrapper });
  await waitFor(() => expect(result.current?.phase.kind).toBe('choosing'));
  return { now: () => result.current, unmount, reached: (kind: string) => reached(kind) };

  async function reached(kind: string) {
    await waitFor(() => expect(result.current.phase.kind).toBe(kind));
    return result.current.phase;
  }
}

async function begun(count = 1): Promise<StubbedUpload> {
  return waitFor(() => {
    const upload = uploads[count - 1];
    if (!upload) throw new Error(`Not ${count} uploads have begun.`);
    return upload;
  });
}

const accept = (upload: StubbedUpload, id: string) =>
  act(async () => upload.answer(202, {}, `/api/import/report/${id}`));

beforeEach(() => void (uploads = []));
afterEach(cleanup);

describe('A file', () => {
  const reports = {
    dry: importReport({ id: 'dry', changed: 1, deleted: 2 }),
    again: importReport({ id: 'again', changed: 2 }),
    real: importReport({ id: 'real', dryRun: false, state: 'refused' }),
  };

  it('is uploaded, checked without writing anything, and reported', async () => {
    const { now, reached } = await openImport(reports);
    act(() => now().check(file, true));
    const upload = await begun();
    expect(upload.query.toString()).toBe('dryRun=true&deleteOthers=true');
    act(() => upload.send(1, 4));
    expect(now().phase).toMatchObject({ kind: 'uploading', dryRun: true, share: 0.25 });
    await accept(upload, 'dry');
    expect(await reached('reported')).toMatchObject({ file, deleteOthers: true, report: { id: 'dry' } });
  });

  it('is imported for good when that is confirmed, with what was decided', async () => {
    const { now, reached } = await openImport(reports);
    act(() => now().check(file, true));
    await accept(await begun(), 'dry');
    await reached('reported');
    act(() => now().confirm({ skipInvalid: true, confirm: 2 }));
    const upload = await begun(2);
    expect(upload.query.toString()).toBe('deleteOthers=true&skipInvalid=true&confirm=2');
    expect(upload.form.get('file')).toMatchObject({ name: 'a.xlsx' });
    await accept(upload, 'real');
    expect(await reached('reported')).toMatchObject({ report: { id: 'real' } });
  });

  it('that the server does not take is said with its reason', async () => {
    const { now, reached } = await openImport();
    act(() => now().check(file, false));
    (await begun()).answer(413, { title: 'Zu gross' });
    expect(await reached('broken')).toEqual({ kind: 'broken', reason: 'Zu gross' });
  });

  it('without a connection is broken off for no reason of the server', async () => {
    const { now, reached } = await openImport();
    act(() => now().check(file, false));
    (await begun()).loseConnection();
    expect(await reached('broken')).toEqual({ kind: 'broken', reason: undefined });
  });
});

describe('What was begun', () => {
  it('is aborted, and heard of no more, when another file is to be chosen', async () => {
    const { now } = await openImport({ dry: importReport() });
    act(() => now().check(file, false));
    const upload = await begun();
    act(() => now().reset());
    expect([upload.isAborted, now().phase]).toEqual([true, { kind: 'choosing' }]);
    await accept(upload, 'dry');
    expect(now().phase).toEqual({ kind: 'choosing' });
  });

  it('is aborted when the screen is left', async () => {
    const { now, unmount } = await openImport();
    act(() => now().check(file, false));
    const upload = await begun();
    unmount();
    expect(upload.isAborted).toBe(true);
  });

  it('gives way to another file', async () => {
    const { now, reached } = await openImport({ dry: importReport({ id: 'dry' }) });
    act(() => now().check(file, false));
    const first = await begun();
    act(() => now().check(new File(['y'], 'b.xlsx'), false));
    const second = await begun(2);
    expect(first.isAborted).toBe(true);
    await accept(second, 'dry');
    expect(await reached('reported')).toMatchObject({ file: { name: 'b.xlsx' } });
  });
});

describe('An import of before', () => {
  it('is shown without its file, so that it cannot be confirmed', async () => {
    const { now, reached } = await openImport({ old: importReport({ id: 'old', changed: 1 }) });
    act(() => now().show('old'));
    expect(await reached('reported')).toMatchObject({ file: undefined, report: { id: 'old' } });
    act(() => now().confirm({}));
    expect([uploads, now().phase.kind]).toEqual([[], 'reported']);
  });

  it('that there is not is said', async () => {
    const { wrapper } = await insideBackoffice({ answer: () => problem(404, 'Diesen Import gibt es nicht') });
    const { result } = renderHook(() => useImport('acme', 'products'), { wrapper });
    await waitFor(() => expect(result.current?.phase.kind).toBe('choosing'));
    act(() => result.current.show('gone'));
    await waitFor(() =>
      expect(result.current.phase).toEqual({ kind: 'broken', reason: 'Diesen Import gibt es nicht' }),
    );
  });
});
