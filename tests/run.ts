/**
 * Every check of the product, one stage after the other (`npm test`), with the time of each at the end. The last
 * line is `N passed, N failed` over all of them; a stage that crashes or runs nothing counts as a failure, and so does a skipped test.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runStage, type Count } from './stage.ts';
import { countPlaywright, countVitest } from './countReports.ts';

const results = join(import.meta.dirname, '../test-results');
const playwrightReport = join(results, 'playwright.json');
const statements = join(results, 'statements');

interface Stage {
  name: string;
  command: string[];
  env?: Record<string, string>;
  report?: () => Promise<Count>;
}

/** One project of vitest.config.ts. */
function vitest(project: string): Stage {
  const file = join(results, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name: project,
    command: ['vitest', 'run', `--project=${project}`, ...reporters],
    report: () => countVitest(file),
  };
}

const stages: Stage[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  vitest('pure'),
  { ...vitest('postgres'), env: { STATEMENTS_TAKEN: statements } },
  { name: 'statements', command: ['node', 'tests/statements/check.ts', statements] },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config=tests/playwright.config.ts', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: () => countPlaywright(playwrightReport),
  },
];

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });

const total = { passed: 0, failed: 0, seconds: 0, remarks: [] as string[] };
const summary: string[] = [];
for (const { name, command, env, report } of stages) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const count = await runStage(command, env, report);
  const seconds = Math.round((performance.now() - start) / 1000);
  total.seconds += seconds;
  total.passed += count.passed;
  total.failed += count.failed;
  total.remarks.push(...count.remarks);
  summary.push(line(name, seconds, count));
}

for (const remark of total.remarks) process.stdout.write(`\n${remark}\n`);
summary.push(line('all', total.seconds, total));
process.stdout.write(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

function line(name: string, seconds: number, { passed, failed }: Pick<Count, 'passed' | 'failed'>): string {
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
  return `${name.padEnd(10)} ${time.padStart(9)}   ${passed} passed, ${failed} failed`;
}
