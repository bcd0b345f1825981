// @vitest-environment jsdom
import { locks } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { answeringServer } from '../../tests/setup/answeringServer.ts';
import { eventStream, importReport } from '../../tests/setup/importReport.ts';
import { pool, token } from '../../tests/setup/mockedPool.ts';
import type { ImportReport } from '../../resources/calls/importReport.ts';
import { awaitImport, importsAwaitedBy } from './awaitedImports.ts';
import { onImportEnd } from './importEnds.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);
// Those of Node, as jsdom has none.
Object.defineProperty(navigator, 'locks', { value: locks });

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A tab of this person: what it was told, in the order in which it came; each has been seen when `seen` has come. */
function tab(sub: string, seen: Promise<void> = Promise.resolve()): (string | null)[] {
  const told: (string | null)[] = [];
  stops.push(
    onImportEnd(sub, ({ headline }) => {
      told.push(headline);
      return seen;
    }),
  );
  return told;
}

/** A server on which imports end as said, by their id; all others are not found. */
function endings(reports: Record<string, ImportReport>) {
  pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
  return answeringServer(({ path }) => {
    const [, id = '', isFollowed] = /report\/(\w+)(\/events)?$/.exec(path) ?? [];
    const report = reports[id];
    return report && (isFollowed ? eventStream(report) : Response.json(report));
  });
}

it('Of several tabs one tells how an import ends, a failed one too', async () => {
  endings({
    skipped: importReport({ dryRun: false, headline: 'Ausgelassen: 2' }),
    broken: importReport({ dryRun: false, state: 'failed', headline: 'Gescheitert' }),
  });
  awaitImport('1', 'skipped');
  const [one, other] = [tab('1'), tab('1')];
  awaitImport('1', 'broken');
  await expect.poll(() => importsAwaitedBy('1')).toEqual([]);
  await expect.poll(() => [...one, ...other].sort()).toEqual(['Ausgelassen: 2', 'Gescheitert']);
});

it('What is told but not yet seen is told by no other tab, and stays awaited in case the page is left', async () => {
  endings({ late: importReport({ headline: 'Ausgelassen: 2' }) });
  const seen = Promise.withResolvers<void>();
  awaitImport('1', 'late');
  const one = tab('1', seen.promise);
  await expect.poll(() => one).toEqual(['Ausgelassen: 2']);
  expect(importsAwaitedBy('1')).toEqual(['late']);
  // As when its screen is drawn anew.
  stops.splice(0).forEach((stop) => stop());
  const others = [tab('1'), tab('1')];
  seen.resolve();
  await expect.poll(() => importsAwaitedBy('1')).toEqual([]);
  expect(others).toEqual([[], []]);
});

it('Nobody is told of what others await', async () => {
  const calls = endings({ mine: importReport(), theirs: importReport() });
  awaitImport('2', 'theirs');
  const told = tab('1');
  awaitImport('1', 'mine');
  await expect.poll(() => told).toEqual([null]);
  expect(importsAwaitedBy('2')).toEqual(['theirs']);
  expect(calls.filter(({ path }) => path.includes('theirs'))).toEqual([]);
});

it('A page that nobody looks at tells nothing, and catches up when somebody does', async () => {
  endings({ late: importReport({ headline: 'Ausgelassen: 2' }) });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const told = tab('1');
  awaitImport('1', 'late');
  hidden.mockReturnValue(false);
  expect(told).toEqual([]);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => told).toEqual(['Ausgelassen: 2']);
});

it('An import that cannot be read, such as without a right to it, holds up no other', async () => {
  endings({ third: importReport({ headline: 'Ausgelassen: 2' }) });
  for (const id of ['first', 'second', 'third']) awaitImport('1', id);
  const told = tab('1');
  await expect.poll(() => told).toEqual(['Ausgelassen: 2']);
  expect(importsAwaitedBy('1')).toEqual([]);
});
