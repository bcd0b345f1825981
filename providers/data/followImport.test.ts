// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringServer, problem } from '../../tests/setup/answeringServer.ts';
import { eventStream, importReport } from '../../tests/setup/importReport.ts';
import { pool, token } from '../../tests/setup/mockedPool.ts';
import { followImport } from './followImport.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const reading = importReport({ state: 'running', stage: 'reading', share: 0.5 });
const written = importReport({ dryRun: false, changed: 1 });

/** Follows an import whose server answers one call after the other as said; each time it waits, time passes. */
function follow(answers: readonly (() => Response)[]) {
  const left = [...answers];
  const calls = answeringServer(() => left.shift()?.());
  const seen: string[] = [];
  const controller = new AbortController();
  const done = followImport('1', {
    signal: controller.signal,
    onProgress: ({ state, stage }) => seen.push(`${state} ${stage}`),
    onConnection: (isConnected) => seen.push(isConnected ? 'connected' : 'lost'),
  });
  return { calls, seen, done, controller };
}

async function finished(done: Promise<void>): Promise<void> {
  const settled = done.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([settled, vi.advanceTimersByTimeAsync(500).then(() => false)])));
}

beforeEach(() => {
  vi.useFakeTimers();
  pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
});
afterEach(() => vi.useRealTimers());

describe('An import is followed', () => {
  it('until it has ended', async () => {
    const { seen, done, calls } = follow([() => eventStream(reading, importReport())]);
    await finished(done);
    expect(seen).toEqual(['connected', 'running reading', 'applied done']);
    expect(calls.map(({ path }) => path)).toEqual(['/api/import/report/1/events']);
  });

  it('through lost connections, of which is told', async () => {
    const { seen, done } = follow([
      () => eventStream(reading),
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => problem(503, 'Wartung'),
      () => eventStream(importReport({ state: 'refused' })),
    ]);
    await finished(done);
    expect(seen).toEqual(['connected', 'running reading', 'lost', 'lost', 'connected', 'refused done']);
  });

  it('when it was written, until what it wrote can be found', async () => {
    const { seen, done } = follow([
      () => eventStream(reading, written),
      () => eventStream(written, { ...written, state: 'searchable' }),
    ]);
    await finished(done);
    expect(seen).toEqual([
      'connected',
      'running reading',
      'applied done',
      'connected',
      'applied done',
      'searchable done',
    ]);
  });

  it('no longer than a minute, when what it wrote is still not found', async () => {
    const endless = Array.from({ length: 200 }, () => () => eventStream(written));
    const { done, calls } = follow(endless);
    await finished(done);
    expect(calls).toHaveLength(30);
  });

  it('not at all when there is no such import for the caller', async () => {
    const { done, seen } = follow([() => problem(404, 'Diesen Import gibt es nicht')]);
    await expect(done).rejects.toMatchObject({ status: 404 });
    expect(seen).toEqual([]);
  });

  it('no further once nobody wants to know', async () => {
    const { done, controller, calls } = follow([() => eventStream(reading)]);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await done;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  it('no further to what it wrote either', async () => {
    const { done, controller, calls, seen } = follow([() => eventStream(written)]);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    await done;
    expect([calls.length, seen.at(-1)]).toEqual([1, 'applied done']);
  });
});
