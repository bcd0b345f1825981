/**
 * Prints how often the compiler is overruled: `as` other than `as const`, for 1,000 lines of source without tests, the
 * demo world and texts. Ends badly above the bound (`npm run lint`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '@oxc-project/types';
import { parseAst } from 'rolldown/parseAst';
import { innerNodes } from './innerNodes.ts';

const root = join(import.meta.dirname, '../..');
const rooms = ['resources', 'ui', 'providers', 'storefront', 'src', 'server', 'idp'];
const most = 3;

const files = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/texts\//.test(file),
);
const found = files.map((file) => {
  const source = readFileSync(join(root, file), 'utf8');
  return { file, lines: source.split('\n').length - 1, casts: castsIn(parse(file, source)) };
});
const lines = found.reduce((sum, each) => sum + each.lines, 0);
const casts = found.reduce((sum, each) => sum + each.casts, 0);
const perThousand = (casts / lines) * 1000;
if (process.argv.includes('--list'))
  for (const each of found.filter((one) => one.casts > 0).sort((one, other) => other.casts - one.casts))
    process.stdout.write(`${String(each.casts).padStart(3)} ${each.file}\n`);
process.stdout.write(
  `${casts} casts in ${lines} lines of ${files.length} files: ${perThousand.toFixed(2)} for 1,000 lines, at most ${most}\n`,
);
if (perThousand > most) process.exitCode = 1;

function parse(file: string, source: string): Node {
  return parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }, file);
}

function castsIn(node: Node): number {
  const inner = innerNodes(node).map(castsIn);
  return Number(isCast(node)) + inner.reduce((sum, count) => sum + count, 0);
}

/** `x as const` overrules nobody. */
function isCast(node: Node): boolean {
  if (node.type !== 'TSAsExpression') return false;
  const { typeAnnotation: to } = node;
  return !(
    to.type === 'TSTypeReference' &&
    to.typeName.type === 'Identifier' &&
    to.typeName.name === 'const'
  );
}
