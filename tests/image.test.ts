import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is written anew, or tried, on a machine of somebody who works on the product. */
const elsewhere =
  /^server\/(boot\/(build|watch)|migrations\/write\w*|pages\/pages)\.ts$|^demo\/pictures\/build\.ts$/;

/** The files and folders of ours that the server reads, or has a process run, told by where they lie from it. */
function readByServer(): string[] {
  const files = globSync('{server,idp,demo,resources}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !elsewhere.test(file),
  );
  return files.flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/import\.meta\.dirname,\s*'([^']+)'/g)].map(([, path = '']) =>
      relative(root, join(root, dirname(file), path)),
    );
  });
}

it('The image holds all that the server reads beside its modules', () => {
  const copied = [...read('deploy/Containerfile').matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(
    ([, path = '']) => path,
  );
  const isHeld = (path: string) => copied.some((held) => path === held || path.startsWith(`${held}/`));
  const needed = readByServer();
  expect(needed).toEqual(expect.arrayContaining(['docs/guides', 'ui']));
  expect(needed.filter((path) => !isHeld(path))).toEqual([]);
});
