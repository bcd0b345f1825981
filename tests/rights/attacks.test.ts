import { afterAll, beforeAll, expect, it } from 'vitest';
import { attackWorld, type AttackWorld } from './attacking/attackWorld.ts';
import { runAttack } from './attacking/runAttack.ts';
import { del, get } from './attacking/steps.ts';
import { addresses, authorize } from './attacks/addresses.ts';
import { byKey } from './attacks/byKey.ts';
import { escalation } from './attacks/escalation.ts';
import { files } from './attacks/files.ts';
import { injection } from './attacks/injection.ts';
import { known } from './attacks/known.ts';
import { load } from './attacks/load.ts';
import { otherCompanies } from './attacks/otherCompanies.ts';
import { otherWays } from './attacks/otherWays.ts';
import { privatePlatforms } from './attacks/privatePlatforms.ts';
import { secondSteps } from './attacks/secondSteps.ts';
import { tokens } from './attacks/tokens.ts';

const kinds = {
  'forged, expired and borrowed tokens': tokens,
  'records of another company by REST': otherCompanies,
  'records of another company by files, undo, reports and orders': otherWays,
  'what is another company’s by the key of a machine': byKey,
  'second steps after a right was withdrawn': secondSteps,
  'private platforms by pages, search, pictures and programs': privatePlatforms,
  'injection into SQL, HTML, headers, workbooks and mails': injection,
  'paths, hosts, redirects and smuggling': addresses,
  'uploads of what is no picture, paper or workbook': files,
  'rights by giving, accounts, guessing and counting': escalation,
  'denial by depth, length, number and oddity': load,
};

let world: AttackWorld;
const count = { tried: 0, refused: 0, through: 0 };

beforeAll(async () => {
  world = await attackWorld();
});
afterAll(async () => {
  await world.stop();
  process.stdout.write(
    `Attacks: ${count.tried} tried, ${count.refused} refused, ${count.through} got through\n`,
  );
});

it.each(Object.entries(kinds))(
  'No attack of the kind "%s" gets through',
  async (_kind, attacks) => {
    const through: string[] = [];
    for (const attack of attacks) {
      const outcome = await runAttack(world, attack);
      count.tried += 1;
      if (outcome.through.length === 0) count.refused += 1;
      else count.through += 1;
      if (outcome.through.length > 0 && !(attack.title in known))
        through.push(`${attack.title}: ${outcome.through.join('; ')}`);
      if (!outcome.hasMet && !attack.meetsNothing) through.push(`${attack.title}: meets no call of ours`);
    }
    expect(through).toEqual([]);
  },
  120_000,
);

it('What does get through is told: a foreign value, a changed row, a call that is not there', async () => {
  const outcomes = [];
  for (const step of [
    get('/import/mapping/CH/andere/m'),
    del('/import/mapping/CH/andere/m'),
    get('/import/nothing'),
  ])
    outcomes.push(await runAttack(world, { title: '', who: 'admin', steps: [step], through: [] }));
  expect(outcomes).toMatchObject([
    { through: [expect.stringContaining('a foreign value')] },
    { through: ['rows changed: change, mapping'] },
    { through: [], hasMet: false },
  ]);
});

it('What the attacks on the hosted pages begin with is right by itself: it leads on to the sign-in', async () => {
  const url = authorize(encodeURIComponent('http://ch.localhost:3000/authgrant-redirect'));
  const answer = await world.app.inject({ url, headers: { host: 'ch.localhost:3000' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/idp\/signIn\?/),
  ]);
});

it('There are three hundred attacks at least, each with a title of its own', () => {
  const titles = Object.values(kinds).flatMap((attacks) => attacks.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.length).toBeGreaterThanOrEqual(300);
  expect(titles).toEqual(expect.arrayContaining(Object.keys(known)));
});
