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

/**
 * Declares the tests: what each published call answers each persona is what the table of rights says. All calls are
 * made on a public platform; the first of each row and those that `isMadeEverywhere` chooses on a private platform, on
 * one for machines and on the company of others too.
 */
export function compareRights(isMadeEverywhere: (call: string) => boolean): void {
  beforeAll(async () => {
    ({ app, database } = await testApp());
    await seedPersonas(database);
    for (const { name, rights } of personas) if (rights) await tokenFor(app, name);
  });

  it('Every published call has its row in the table of rights, and every row its call (abuse case 1)', async () => {
    const rows = Object.values(expected).flatMap(({ calls }) => calls);
    const published = await publishedCalls(app);
    expect([
      ...published
        .filter((call) => !rows.includes(call))
        .map((call) => `"${call}" has no row: say in tests/rights/expected.ts who may call it.`),
      ...rows
        .filter((call, index) => !published.includes(call) || rows.indexOf(call) !== index)
        .map((call) => `"${call}" is no call, or has two rows: take one out of tests/rights/expected.ts.`),
    ]).toEqual([]);
  });

  describe('Who is let in (abuse cases 1, 9, 12, 13 and 22)', () => {
    it.each(Object.entries(expected))(
      '%s',
      async (_, { cells, onPrivate = cells, ofOthers, calls }) => {
        const before = await snapshot(database);
        for (const [index, call] of calls.entries()) {
          expect(await outcomesOf(app, call, 'CH', 'alpenfenster'), call).toEqual(cells);
          if (index > 0 && !isMadeEverywhere(call)) continue;
          expect(await outcomesOf(app, call, 'CH_DEMO', 'alpenfenster'), `${call}, private`).toEqual(
            onPrivate,
          );
          expect(await outcomesOf(app, call, 'CH_API', 'alpenfenster'), `${call}, for machines`).toEqual(
            cells,
          );
          if (ofOthers)
            expect(await outcomesOf(app, call, 'CH', 'andere'), `${call}, of others`).toEqual(ofOthers);
        }
        expect(await snapshot(database)).toEqual(before);
      },
      120_000,
    );
  });

  describe('Who is let in where a private platform asks for a right (abuse case 1) (behaviour B130)', () => {
    beforeAll(async () => {
      await database.write`
        insert into platform_settings (platform, settings, entry) values ('CH_DEMO', 'platform', 'withRight')`;
    });

    it('is said of every call that is open to who has none', () => {
      const open = Object.values(expected).filter(({ cells }) => cells[1] === 'y');
      expect(open.filter(({ onGuarded }) => onGuarded === undefined)).toEqual([]);
    });

    it.each(Object.entries(expected).filter(([, { onGuarded }]) => onGuarded !== undefined))(
      '%s',
      async (_, { onGuarded, calls }) => {
        for (const call of calls)
          expect(await outcomesOf(app, call, 'CH_DEMO', 'alpenfenster'), call).toBe(onGuarded);
      },
      60_000,
    );
  });
}
