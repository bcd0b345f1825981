// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServerCall } from '../../tests/setup/answeringServer.ts';
import { importReport } from '../../tests/setup/importReport.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { useRunningImport } from './useRunningImport.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

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

  it('leads to the workbench of which a run writes the good rows', async () => {
    const { router } = await open('import', [{ ...running, workbenchId: 'w 1' }]);
    await waitFor(() => expect(router.state.location.search).toBe('?company=acme&workbench=w+1'));
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
