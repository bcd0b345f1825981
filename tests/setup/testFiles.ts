import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const everyTest = '{resources,ui,providers,storefront,src,server,idp,demo,tests}/**/*.test.{ts,tsx}';
/** Who imports one of these, directly or not, asks for a PostgreSQL. */
const opensDatabase = /^(server\/base\/database\/(connect\.ts|embedded\/)|tests\/setup\/startProduct\.ts)/;

/**
 * The test files of the three projects, as paths beneath the root: whether one needs PostgreSQL is told by what it
 * imports, whether one needs the document of a browser by its first line.
 */
export function testFiles(): { pure: string[]; screens: string[]; postgres: string[] } {
  const files = { pure: [] as string[], screens: [] as string[], postgres: [] as string[] };
  for (const file of globSync(everyTest, { cwd: root })) {
    const opens = [...reachedFrom(file)].some((path) => opensDatabase.test(path));
    files[opens ? 'postgres' : asksForDocument(file) ? 'screens' : 'pure'].push(file);
  }
  return files;
}

function asksForDocument(file: string): boolean {
  return /^\/\/ @vitest-environment jsdom$/m.test(readFileSync(join(root, file), 'utf8'));
}

const imported = new Map<string, readonly string[]>();

/** The modules of this project that a file imports, directly or not; types are no modules. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const module of reached) for (const next of importsOf(module)) reached.add(next);
  return reached;
}

function importsOf(file: string): readonly string[] {
  const known = imported.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), 'utf8');
  const paths = [
    ...text.matchAll(/(?:^(?:import|export) (?!type )(?:[^;']*? from )?|\bimport\()'(\.[^']+\.tsx?)'/gm),
  ]
    .map(([, path = '']) => relative(root, join(root, dirname(file), path)))
    .filter((path) => existsSync(join(root, path)));
  imported.set(file, paths);
  return paths;
}
