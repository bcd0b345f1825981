import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Adds to the registry what is declared beside it: each file of `entities/` holds the entity of its name. Returns the
 * names of those that were added.
 */
export async function registerEntities(resources: string): Promise<string[]> {
  const registry = join(resources, 'registry.ts');
  const source = await readFile(registry, 'utf8');
  const importOf = (name: string) => `import { ${name} } from './entities/${name}.ts';\n`;
  const added = (await readdir(join(resources, 'entities')))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !source.includes(importOf(name)))
    .sort();
  if (added.length > 0)
    await writeFile(
      registry,
      source
        .replace(/(?=import \{ requireSoundDeclarations)/, added.map(importOf).join(''))
        .replace(/(?=^\};$)/m, added.map((name) => `  ${name},\n`).join('')),
    );
  return added;
}
