// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rowLanguage } from '../../../resources/rowLanguage.ts';
import type { ServerCall } from '../../../tests/setup/answeringServer.ts';
import { importReport } from '../../../tests/setup/importReport.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { useRememberColumns } from './useRememberColumns.ts';
import { useRunningImport } from './useRunningImport.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Opening the import', () => {
  const running = importReport({ id: 'r 1', orgaSid: 'acme', state: 'running' });
  const open = async (at: string, imports: readonly object[]) => {
    const inside = await insideBackoffice({
      at,
      answer: ({ path }) =>
        path === '/api/import/report'
          ? Response.json(imports, { headers: { 'content-range': `import 0-4/${imports.length}` } })
          : undefined,
    });
    const { result } = renderHook(useRunningImport, { wrapper: inside.wrapper });
    return { ...inside, isAsking: () => result.current };
  };
  const asked = (calls: readonly ServerCall[]) => calls.filter(({ path }) => path === '/api/import/report');

  it('leads to what the caller has running, so that "back" does not lead here again', async () => {
    const { router, isAsking, calls } = await open('import', [running]);
    await waitFor(() => expect(router.state.location.search).toBe('?company=acme&report=r+1'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(asked(calls).map(({ query }) => query.get('running'))).toEqual(['true']);
  });

  it('stays where nothing runs', async () => {
    const { router, isAsking } = await open('import', []);
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(router.state.location.search).toBe('');
  });

  it('asks for nothing where the address names a company or a report', async () => {
    const { calls, isAsking } = await open('import?company=acme', [running]);
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(asked(calls)).toEqual([]);
  });
});

describe('What columns mean', () => {
  const remember = async (stored: readonly object[], meant: [string, string][]) => {
    const { wrapper, calls } = await insideBackoffice({
      answer: ({ path, method, body }) => {
        if (!path.startsWith('/api/import/mapping/')) return undefined;
        if (method === 'GET')
          return Response.json(stored, { headers: { 'content-range': `mapping 0-0/${stored.length}` } });
        return Response.json(body ?? {});
      },
    });
    const { result } = renderHook(() => useRememberColumns('acme'), { wrapper });
    await waitFor(() => expect(result.current).toBeDefined());
    await act(() => result.current(new Map(meant)));
    const [listed, written] = calls.filter(({ path }) => path.startsWith('/api/import/mapping/'));
    expect(JSON.parse(listed?.query.get('filter') ?? '')).toEqual({ orgaSid: 'acme' });
    return written;
  };

  it('begins a mapping of its own for a company', async () => {
    const written = await remember(
      [],
      [
        ['Bezeichnung', 'title.fr'],
        ['U-Wert', 'attributes.u-value'],
        ['Sprache', rowLanguage],
      ],
    );
    expect(written?.body).toMatchObject({
      orgaSid: 'acme',
      sid: 'columns',
      headings: [
        { heading: 'Bezeichnung', field: 'title', language: 'fr' },
        { heading: 'U-Wert', field: 'u-value' },
        { heading: 'Sprache', field: rowLanguage },
      ],
    });
  });

  it('is added to what is remembered already, and corrects it', async () => {
    const headings = [
      { heading: 'Nr', field: 'articleNumber' },
      { heading: 'Text', field: 'title', language: 'de' },
    ];
    const written = await remember(
      [{ orgaSid: 'acme', sid: 'columns', name: 'Spalten', headings, translations: [], version: 4 }],
      [['Text', 'subTitle.de']],
    );
    expect([written?.method, written?.headers.get('if-match')]).toEqual(['PUT', '"4"']);
    expect(written?.body).toMatchObject({
      headings: [
        { heading: 'Nr', field: 'articleNumber' },
        { heading: 'Text', field: 'subTitle', language: 'de' },
      ],
    });
  });
});

describe('The time that an import still takes', () => {
  it('counts down between two reports of its progress', () => {
    vi.useFakeTimers();
    const reading = importReport({ state: 'running', stage: 'reading', share: 0.25, seconds: 10 });
    const { result } = renderHook(() => useSecondsLeft(reading));
    act(() => void vi.advanceTimersByTime(0));
    expect(result.current).toBe(50);
    act(() => void vi.advanceTimersByTime(3000));
    expect(result.current).toBe(47);
  });

  it('is judged after the reading by how long the reading took', () => {
    vi.useFakeTimers();
    const reading = importReport({
      state: 'running',
      stage: 'reading',
      share: 1,
      seconds: 40,
      dryRun: false,
    });
    const { result, rerender } = renderHook(useSecondsLeft, { initialProps: reading });
    rerender({ ...reading, stage: 'writing', seconds: 60 });
    act(() => void vi.advanceTimersByTime(0));
    expect(result.current).toBe(40);
  });
});
