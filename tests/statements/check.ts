/**
 * Has a real PostgreSQL taken every statement of the program? Compares what is written in the source with what the tests
 * left in a folder: `node tests/statements/check.ts <folder>`. Ends badly where one was never asked.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { elsewhere } from './elsewhere.ts';
import { keyOf } from './keyOf.ts';
import { statementsIn } from './statementsIn.ts';

const root = join(import.meta.dirname, '../..');
const [folder = ''] = process.argv.slice(2);

const taken = new Set(
  globSync(join(folder, '*.txt')).flatMap((file) => readFileSync(file, 'utf8').split('\n')),
);
const written = globSync(join(root, '{server,idp,demo}/**/*.ts'))
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => statementsIn(file, readFileSync(file, 'utf8')));
const notHere = written.filter(({ strings }) => !taken.has(keyOf(strings)));
const never = notHere.filter(({ file }) => {
  const excused = elsewhere[relative(root, file)];
  return notHere.filter((other) => other.file === file).length > (excused?.count ?? 0);
});

for (const { file, line, strings } of never)
  process.stdout.write(`${relative(root, file)}:${line} was never asked: ${keyOf(strings).slice(0, 120)}\n`);
process.stdout.write(
  `${written.length - never.length} of ${written.length} statements were taken by the server\n`,
);
if (never.length > 0 || taken.size === 0) process.exitCode = 1;
