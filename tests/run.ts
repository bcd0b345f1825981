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
function vitest(project: string, env: Record<string, string> = {}): Stage {
  const file = join(results, `${project}.json`);
  const unhandled = join(results, `${project}.unhandled`);
  const reporters = [
    '--reporter=default',
    '--reporter=tests/unhandledErrors.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return {
    name: project,
    command: ['vitest', 'run', `--project=${project}`, ...reporters],
    env: { ...env, UNHANDLED_ERRORS: unhandled },
    report: () => countVitest(file, unhandled),
  };
}

/** Neither of them has work for two cores: they run together. */
const ofTheSource: Stage[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
];
/** One after the other. */
const stages: Stage[] = [
  vitest('pure'),
  vitest('screens'),
  vitest('postgres', { STATEMENTS_TAKEN: statements }),
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

const start = performance.now();
const counts: Count[] = [];
const summary: string[] = [];
await Promise.all(ofTheSource.map(run));
for (const stage of stages) await run(stage);

for (const remark of counts.flatMap(({ remarks }) => remarks)) process.stdout.write(`\n${remark}\n`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
summary.push(line('all', start, { passed, failed }));
process.stdout.write(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function run({ name, command, env, report }: Stage): Promise<void> {
  process.stdout.write(`\n== ${name}\n`);
  const begin = performance.now();
  const count = await runStage(command, env, report);
  counts.push(count);
  summary.push(line(name, begin, count));
}

function line(name: string, begin: number, { passed, failed }: Pick<Count, 'passed' | 'failed'>): string {
  const seconds = Math.round((performance.now() - begin) / 1000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
  return `${name.padEnd(10)} ${time.padStart(9)}   ${passed} passed, ${failed} failed`;
}
