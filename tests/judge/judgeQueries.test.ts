import { beforeAll, expect, it } from 'vitest';
import { catalogueOf, root } from '../setup/catalogue.ts';
import { testApp } from '../setup/testApp.ts';
import { judgeQueries } from './judgeQueries.ts';
import { openServer, type Server } from './openServer.ts';
import { readJudged } from './readJudged.ts';

let server: Server;

beforeAll(async () => {
  const { app, database } = await testApp();
  const catalogue = catalogueOf(database);
  await catalogue.category('tueren', 'Türen', ['IfcDoor']);
  await catalogue.category('innentueren', 'Innentüren');
  await catalogue.category('rohre', 'Rohre');
  await catalogue.tree('CH', { tueren: root, innentueren: 'tueren', rohre: root });
  await catalogue.orga('CH', 'muster', 'Muster');
  await catalogue.products('CH', [
    { sid: 'r1', title: 'Rohr Kupfer', category: 'rohre', articleNumber: 'R-1', popularity: 9 },
    { sid: 'r2', title: 'Rohr Stahl', category: 'rohre', articleNumber: 'R-2', gtins: ['07612345678900'] },
    { sid: 't1', title: 'Innentür Eiche', category: 'innentueren', articleNumber: 'T-1' },
  ]);
  await catalogue.fold();
  server = openServer(await app.listen({ port: 0, host: '127.0.0.1' }), undefined);
});

const judge = (query: string, answers: unknown, platform: 'CH' | 'CH_DEMO' = 'CH') =>
  judgeQueries(
    server,
    readJudged('own.json', JSON.stringify([{ query, language: 'de', kind: 'word', answers }])),
    platform,
  );

it('A page is judged as a visitor sees it, with the best order that the catalogue allows', async () => {
  const [verdict] = await judge('rohr', [
    { titles: 'Stahl', grade: 3 },
    { categories: ['rohre'], grade: 1 },
  ]);
  expect(verdict?.shown.map(({ title, grade }) => `${title} ${grade}`)).toEqual([
    'Rohr Kupfer 1',
    'Rohr Stahl 3',
  ]);
  expect(verdict?.ndcg).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)), 10);
  expect(verdict).toMatchObject({ id: 'q0001', reciprocalRank: 1, isSuggested: true });
});

it('What is found in vain has something to be found', async () => {
  const [verdict] = await judge('ofen', { categories: ['tueren'] });
  expect(verdict).toMatchObject({ ndcg: 0, total: 0, isSuggested: false });
  expect(verdict?.relevant.map(({ grade }) => grade)).toEqual([1]);
});

it('A number answers as it is printed, and as a GTIN of the product', async () => {
  for (const number of ['r 2', '7612345678900']) {
    const [verdict] = await judge('R-2', { articleNumbers: [number], grade: 3 });
    expect(verdict).toMatchObject({ ndcg: 1, reciprocalRank: 1 });
  }
});

it('Where the page shows categories, right ones in front are all that can be asked for', async () => {
  const [verdict] = await judge('IfcDoor', { categories: ['tueren'] });
  expect(verdict).toMatchObject({ ndcg: 1, isSuggested: true });
});

it('What cannot be judged says what to mend', async () => {
  await expect(judge('rohr', { categories: ['rohre', 'roehre', 'dach'] })).rejects.toThrow(
    'entry 1 ("rohr"): CH has no category "roehre": name one that it shows\nentry 1 ("rohr"): CH has no category "dach"',
  );
  await expect(judge('rohr', { categories: ['rohre'] }, 'CH_DEMO')).rejects.toThrow(
    'CH_DEMO is private: give a valid id token',
  );
  const nowhere = openServer('http://127.0.0.1:1', undefined);
  await expect(
    judgeQueries(nowhere, [{ query: 'rohr', language: 'de', kind: 'word', answers: [] }], 'CH'),
  ).rejects.toThrow('No server answers at http://127.0.0.1:1');
});
