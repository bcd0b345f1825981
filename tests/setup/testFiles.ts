import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');
const everyTest = '{resources,ui,providers,storefront,src,server,idp,demo,tests}/**/*.test.{ts,tsx}';
/** Who imports one of these, directly or not, asks for a PostgreSQL. */
const opensDatabase = /^(server\/base\/database\/(connect\.ts|embedded\/)|tests\/setup\/startProduct\.ts)/;

/** The test files of the two projects, as paths beneath the root: whether one needs PostgreSQL is told by what it imports. */
export function testFiles(): { pure: string[]; postgres: string[] } {
  const files = globSync(everyTest, { cwd: root });
  const onPostgres = new Set(
    files.filter((file) => [...reachedFrom(file)].some((path) => opensDatabase.test(path))),
  );
  return { pure: files.filter((file) => !onPostgres.has(file)), postgres: [...onPostgres] };
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
