import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, examples, type Example } from '../calls/examples.ts';
import { exampleWorld } from '../calls/exampleWorld.ts';
import { addPerson } from '../setup/person.ts';
import { expected } from './expected.ts';
import { personas } from './personas.ts';
import { snapshot } from './snapshot.ts';

type World = Awaited<ReturnType<typeof exampleWorld>>;

let world: World;
const sent = new Map<string, Example>();

/** Every thing that an example is about is there, so that a call that went through would change something. */
beforeAll(async () => {
  world = await exampleWorld();
  const { call, database, seen } = world;
  for (const [name, of] of Object.entries(examples)) {
    const example = await of(seen);
    // The table knows what an address says; this one may name a company behind it.
    sent.set(name, name.startsWith('DELETE /import/image/') ? { ...example, query: '' } : example);
    if (/^(?:POST|PUT) (?!.*(?:undo|session))/.test(name))
      await call(example.who, ...addressOf(name, example), example.body, example.headers);
  }
  await world.stop();
  for (const { name, rights } of personas)
    if (rights && name !== 'admin') await addPerson(database, name, rights);
});

/** All rows and all stored files but the copies of catalogues, which whoever asks first has made. */
async function everything() {
  const folder = fileURLToPath(world.config.storageUrl);
  const files = (await readdir(folder, { recursive: true })).filter((file) => !file.startsWith('catalogues'));
  return [await snapshot(world.database), files.toSorted()];
}

/** The calls that a persona is not let in by, with the status that says so. */
function refusedOf(column: number): [name: string, status: number][] {
  return Object.values(expected).flatMap(({ cells, calls }) => {
    const cell = cells[column];
    return cell === 'y' ? [] : calls.map((name): [string, number] => [name, cell === 'u' ? 401 : 403]);
  });
}

/** What is asked for to count it. */
const writing = /pixel/;

it('What is only read changes nothing, whoever reads (abuse case 66)', async () => {
  const before = await everything();
  for (const [name, example] of sent) {
    if (!name.startsWith('GET ') || writing.test(name)) continue;
    for (const who of [undefined, example.who, 'admin'])
      await world.call(who, ...addressOf(name, example), undefined, example.headers);
  }
  expect(await everything()).toEqual(before);
});

describe('What is meant well by somebody who may not do it is refused, and changes nothing (abuse cases 1 and 9)', () => {
  it.each(personas.flatMap(({ name }, column) => (name === 'admin' ? [] : [[name, column] as const])))(
    '%s',
    async (persona, column) => {
      const before = await everything();
      const refused = refusedOf(column);
      const answers = [];
      for (const [name] of refused) {
        const example = sent.get(name) ?? {};
        const who = personas[column]?.rights && persona;
        const { statusCode } = await world.call(
          who,
          ...addressOf(name, example),
          example.body,
          example.headers,
        );
        answers.push([name, statusCode]);
      }
      expect(answers).toEqual(refused);
      expect(refused.length).toBeGreaterThan(20);
      expect(await everything()).toEqual(before);
    },
  );
});
