import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './countReports.ts';
import { runStage } from './stage.ts';

const good = ['node', '-e', ''];
const bad = ['node', '-e', 'process.exit(3)'];
const counted = (passed: number, failed: number) => async () => ({ passed, failed, remarks: [] });

describe('a stage of npm test', () => {
  it('is one check when it has no report', async () => {
    expect(await runStage(good)).toMatchObject({ passed: 1, failed: 0 });
    expect(await runStage(bad)).toMatchObject({ passed: 0, failed: 1 });
    expect(await runStage(['no-such-program'])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts what its report counts', async () => {
    expect(await runStage(good, {}, counted(5, 0))).toMatchObject({ passed: 5, failed: 0 });
    expect(await runStage(bad, {}, counted(5, 2))).toMatchObject({ passed: 5, failed: 2 });
  });

  it('fails when it crashed, ran nothing or left no report', async () => {
    expect(await runStage(bad, {}, counted(5, 0))).toMatchObject({ passed: 5, failed: 1 });
    expect(await runStage(good, {}, counted(0, 0))).toMatchObject({ passed: 0, failed: 1 });
    expect(await runStage(good, {}, () => countVitest('/nowhere.json', '/nowhere'))).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('runs on the node of this project', async () => {
    const check = `process.exit(process.version === '${process.version}' ? 0 : 1)`;
    expect(await runStage(['node', '-e', check])).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('a report', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('counts as failed whatever did not pass: skipped, or a file that broke', async () => {
    const file = join(folder, 'report.json');
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }, failed('skipped')] },
      { status: 'failed', assertionResults: [failed('failed')] },
      { status: 'failed', name: 'a.test.ts', message: 'Cannot find b.ts', assertionResults: [] },
    ];
    await writeFile(file, JSON.stringify({ numPassedTests: 1, numTotalTests: 3, testResults }));
    const unhandled = join(folder, 'report.unhandled');
    await writeFile(unhandled, `${JSON.stringify('a promise nobody awaited')}\n`);
    const { remarks, ...count } = await countVitest(file, unhandled);
    expect(count).toEqual({ passed: 1, failed: 4 });
    expect(remarks).toEqual([
      'broken: a.test.ts\n    Cannot find b.ts',
      'skipped: this one\n    it was so',
      'failed: this one\n    it was so',
      'unhandled: outside every test\n    a promise nobody awaited',
    ]);
  });

  it('names what failed in the browser', async () => {
    const file = join(folder, 'report.json');
    const results = [{ errors: [{ message: 'too slow\nby far' }] }];
    const spec = { title: 'a claim', file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] };
    const suites = [{ specs: [], suites: [{ specs: [spec] }] }];
    await writeFile(
      file,
      JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 }, suites }),
    );
    expect(await countPlaywright(file)).toEqual({
      passed: 4,
      failed: 2,
      remarks: ['unexpected: a.spec.ts › a claim\n    too slow\n    by far'],
    });
  });

  it('names what needed a second try in the browser, and bears two of them', async () => {
    const file = join(folder, 'report.json');
    const results = [{ errors: [{ message: 'too slow' }] }, { errors: [] }];
    const spec = { title: 'a claim', file: 'a.spec.ts', tests: [{ status: 'flaky', results }] };
    const countOf = async (flaky: number) => {
      const stats = { expected: 4, unexpected: 0, flaky, skipped: 0 };
      await writeFile(file, JSON.stringify({ stats, suites: [{ specs: [spec] }] }));
      return countPlaywright(file);
    };
    expect(await countOf(2)).toEqual({
      passed: 6,
      failed: 0,
      remarks: ['flaky: a.spec.ts › a claim\n    too slow'],
    });
    expect(await countOf(3)).toMatchObject({ passed: 4, failed: 3 });
  });
});

const failed = (status: string) => ({ status, fullName: 'this one', failureMessages: ['it was so'] });
