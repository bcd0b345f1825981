import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TaggedDatabase } from '../setup/tagged.ts';
import { tokenFor } from '../setup/signIn.ts';
import { testApp } from '../setup/testApp.ts';
import { expected } from './expected.ts';
import { outcomesOf, publishedCalls } from './matrix.ts';
import { personas, seedPersonas } from './personas.ts';
import { snapshot } from './snapshot.ts';

let app: FastifyInstance;
let database: TaggedDatabase;

beforeAll(async () => {
  ({ app, database } = await testApp());
  await seedPersonas(database);
  for (const { name, rights } of personas) if (rights) await tokenFor(app, name);
});

it('Every published call has its row in the table of rights, and every row its call (abuse case 1)', async () => {
  const rows = Object.values(expected).flatMap(({ calls }) => calls);
  expect([...rows].sort()).toEqual(await publishedCalls(app));
});

describe('Who is let in (abuse cases 1, 9, 12, 13 and 22)', () => {
  it.each(Object.entries(expected))(
    '%s',
    async (_, { cells, onPrivate = cells, ofOthers, calls }) => {
      const before = await snapshot(database);
      for (const call of calls) {
        const seen = {
          public: await outcomesOf(app, call, 'CH', 'alpenfenster'),
          private: await outcomesOf(app, call, 'CH_DEMO', 'alpenfenster'),
          api: await outcomesOf(app, call, 'CH_API', 'alpenfenster'),
          ...(ofOthers && { ofOthers: await outcomesOf(app, call, 'CH', 'andere') }),
        };
        const wanted = { public: cells, private: onPrivate, api: cells, ...(ofOthers && { ofOthers }) };
        expect(seen, call).toEqual(wanted);
      }
      expect(await snapshot(database)).toEqual(before);
    },
    120_000,
  );
});
