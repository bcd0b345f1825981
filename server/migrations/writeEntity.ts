import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { messageOf } from '../../resources/language/messageOf.ts';
import { entityNamesOf } from '../records/schema/newEntity/entityNames.ts';
import { writeEntity } from '../records/schema/newEntity/writeEntity.ts';

/** `npm run entity -- <name>`: a new entity with its labels and its migration; what it wrote passes every check as it is. */
const [name = ''] = process.argv.slice(2);
try {
  const names = entityNamesOf(name);
  for (const file of await writeEntity(join(import.meta.dirname, '../..'), names))
    process.stdout.write(`Written: ${file}.\n`);
  // In a process of its own, which loads the declarations as they are now.
  const migration = spawn(process.execPath, [join(import.meta.dirname, 'write.ts'), names.migration], {
    stdio: 'inherit',
  });
  [process.exitCode] = await once(migration, 'exit');
  process.stdout.write(
    `Now say in ${names.name}.ts who may do what, translate what stands in quotation marks in the texts, and add fields.\n`,
  );
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
