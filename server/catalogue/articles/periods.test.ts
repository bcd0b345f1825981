import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import { anonymous } from '../../../resources/access/rule.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { today } from '../../../resources/today.ts';
import { storefrontReads } from '../../pages/reads/index.ts';

let call: Call;
let database: Awaited<ReturnType<typeof smallWorld>>['database'];

const day = (distance: number) => today(new Date(Date.now() + distance * 86_400_000));
const article = (url: string, period: object) => ({
  url,
  title: { de: url },
  state: 'published',
  sections: [],
  ...period,
});

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  const articles = {
    geplant: { publishAt: day(1) },
    heute: { publishAt: day(0), until: day(0) },
    vorbei: { until: day(-1) },
    immer: {},
  };
  for (const [url, period] of Object.entries(articles))
    expect((await call('editor', 'POST', '/import/cms-article', article(url, period))).statusCode).toBe(201);
});

it('Visitors see an article between its days alone: its page, what leads to it, and what search engines are told (behaviour B485)', async () => {
  const seen = ['heute', 'immer'];
  for (const url of ['geplant', 'heute', 'vorbei', 'immer'])
    expect([url, (await call(undefined, 'GET', `/de/cms-article/${url}`)).statusCode]).toEqual([
      url,
      seen.includes(url) ? 200 : 404,
    ]);
  const visit = { caller: anonymous, platform: platform('CH'), devDatabase: false, db: database.read };
  const start = await storefrontReads.start(visit, 'de', {}, { lang: 'de' });
  expect(start?.articles.map(({ url }) => url).sort()).toEqual(seen);
  const named = (await storefrontReads.sitemapPages(visit, 'pages')) ?? [];
  expect(named.flatMap(({ parameters }) => parameters['url'] ?? []).sort()).toEqual(seen);
});

it('A list is narrowed to what is planned, running or over (behaviour B486)', async () => {
  const urls = async (period: string) => {
    const listed = await call('editor', 'GET', `/import/cms-article?filter={"period":"${period}"}`);
    return listed.json().map(({ url }: { url: string }) => url);
  };
  expect(await urls('planned')).toEqual(['geplant']);
  expect(await urls('running')).toEqual(['heute', 'immer']);
  expect(await urls('ending')).toEqual(['heute']);
  expect(await urls('over')).toEqual(['vorbei']);
  const wrong = await call('editor', 'GET', '/import/cms-article?filter={"period":"bald"}');
  expect(faultsOf(wrong)).toEqual(['filter.period unknown-choice']);
});

it('A period does not end before it begins, and a legal article has none', async () => {
  const backwards = article('rueckwaerts', { publishAt: day(1), until: day(0) });
  expect(faultsOf(await call('editor', 'POST', '/import/cms-article', backwards))).toEqual([
    'until ends-before-it-begins',
  ]);
  const legal = article('imprint', { publishAt: day(1) });
  expect(faultsOf(await call('editor', 'POST', '/import/cms-article', legal))).toEqual([
    'publishAt legal-stays-published',
  ]);
});
