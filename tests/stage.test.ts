import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './countReports.ts';
import { runStage } from './stage.ts';

const good = ['node', '-e', ''];
const bad = ['node', '-e', 'process.exit(3)'];
const counted = (passed: number, failed: number) => async () => ({ passed, failed });

describe('a stage of npm test', () => {
  it('is one check when it has no report', async () => {
    expect(await runStage(good)).toEqual({ passed: 1, failed: 0 });
    expect(await runStage(bad)).toEqual({ passed: 0, failed: 1 });
    expect(await runStage(['no-such-program'])).toEqual({ passed: 0, failed: 1 });
  });

  it('counts what its report counts', async () => {
    expect(await runStage(good, {}, counted(5, 0))).toEqual({ passed: 5, failed: 0 });
    expect(await runStage(bad, {}, counted(5, 2))).toEqual({ passed: 5, failed: 2 });
  });

  it('fails when it crashed, ran nothing or left no report', async () => {
    expect(await runStage(bad, {}, counted(5, 0))).toEqual({ passed: 5, failed: 1 });
    expect(await runStage(good, {}, counted(0, 0))).toEqual({ passed: 0, failed: 1 });
    expect(await runStage(good, {}, () => countVitest('/nowhere.json'))).toEqual({ passed: 0, failed: 1 });
  });

  it('runs on the node of this project', async () => {
    const check = `process.exit(process.version === '${process.version}' ? 0 : 1)`;
    expect(await runStage(['node', '-e', check])).toEqual({ passed: 1, failed: 0 });
  });
});

describe('a report', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'reports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('counts as failed whatever did not pass: skipped, flaky, or a file that broke', async () => {
    const file = join(folder, 'report.json');
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ];
    await writeFile(file, JSON.stringify({ numPassedTests: 1, numTotalTests: 3, testResults }));
    expect(await countVitest(file)).toEqual({ passed: 1, failed: 3 });
    await writeFile(file, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } }));
    expect(await countPlaywright(file)).toEqual({ passed: 4, failed: 3 });
  });
});
