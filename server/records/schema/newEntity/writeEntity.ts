import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../../resources/language/languages.ts';
import { callsOfDeclaration, declarationOf } from './declarationOf.ts';
import type { EntityNames } from './entityNames.ts';
import { labelsOf } from './labelsOf.ts';

/**
 * Writes the declaration of a new entity, its labels in every language and who may call it. Returns the files.
 * @param root folder of the project
 * @throws {Error} for one that is declared already, before anything is written
 */
export async function writeEntity(root: string, names: EntityNames): Promise<string[]> {
  const declaration = `resources/entities/${names.name}.ts`;
  await writeFile(join(root, declaration), declarationOf(names), { flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      throw new Error(`${declaration} is there already: change it, or use another name.`);
    },
  );
  const written = [declaration];
  for (const language of languages) {
    const file = `resources/texts/${language}/entities.ts`;
    await insertAfter(join(root, file), /^export const entities = \{\n/m, labelsOf(names, language));
    written.push(file);
  }
  // Said a second time on purpose: by hand, and not derived from the declaration that it checks.
  const rights = 'tests/rights/expected.ts';
  const calls = callsOfDeclaration(names).map((call) => `      '${call}',\n`);
  await insertAfter(join(root, rights), /^ {2}writers: \{\n.*\n {4}calls: \[\n/m, calls.join(''));
  return [...written, rights];
}

async function insertAfter(path: string, place: RegExp, text: string): Promise<void> {
  const source = await readFile(path, 'utf8');
  const found = place.exec(source);
  if (!found)
    throw new Error(`${path} has no place for a new entity: nothing in it is like ${place.source}.`);
  const end = found.index + found[0].length;
  await writeFile(path, source.slice(0, end) + text + source.slice(end));
}
