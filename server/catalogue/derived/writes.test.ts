import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { datasetKeys } from '../../../resources/platform/platforms.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { derivedRows, forgetDerived } from '../../../tests/setup/derivedRows.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { startJobs } from '../../jobs/index.ts';
import { rebuildTerms } from '../../find/index/terms.ts';
import { reindex } from './reindex.ts';

let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  const world = await smallWorld();
  ({ call, database } = world);
  const jobs = await startJobs(database, world.config);
  for (const platform of ['CH_DEMO', 'DE'])
    for (const sid of ['alpenfenster', 'rheintal-daemmstoffe'])
      await call('admin', 'POST', `/import/orga/${platform}`, {
        sid,
        orgaDetails: { name: sid, kind: 'manufacturer' },
      });
  await call('admin', 'POST', '/import/attribute', farbe('weiss'));
  await call('admin', 'POST', '/import/category', { sid: 'neu', name: { de: 'Neu' } });
  for (const sid of ['l1', 'l2'])
    await call('supplier', 'POST', '/import/product-line/CH', {
      orgaSid: 'alpenfenster',
      sid,
      title: { de: sid },
    });
  return () => jobs.stop();
});

const farbe = (label: string) => ({
  sid: 'farbe',
  name: { de: `Farbe ${label}` },
  kind: 'choice',
  group: 'material',
  choices: [{ sid: 'weiss', label: { de: label } }],
});

const words = ['Tür', 'Fenster', 'Öse', 'DN50', '100 x 200', 'façade', 'Größe', 'Holz'];
const platform = fc.constantFrom('CH', 'CH', 'CH_API', 'CH_DEMO', 'DE');
const orgaSid = fc.constantFrom('alpenfenster', 'alpenfenster', 'andere', 'rheintal-daemmstoffe');
const category = fc.constantFrom('huelle', 'fenster', 'dach', 'neu', 'tief');
const sid = fc.nat(12).map((number) => `p${number}`);
/** Companies, lines and categories that no product names are among these, so that they can come and go. */
const namedOrga = fc.constantFrom('alpenfenster', 'leer', 'leer');
const line = fc.constantFrom('l1', 'l2');
const namedLine = fc.constantFrom('l1', 'l2', 'l3', 'l3');
const namedCategory = fc.constantFrom('tief', 'leer', 'leer');
const german = fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map((two) => two.join(' '));
const title = fc.record({ de: german, fr: german }, { requiredKeys: ['de'] });
const ifcClasses = fc.subarray(['IfcDoor', 'IfcWall']);

const product = fc
  .record({
    sid,
    title,
    category,
    line: fc.option(line, { freq: 2 }),
    isWhite: fc.boolean(),
    number: fc.nat(20),
    gtins: fc.subarray(['04006381333931', '00614141000036']),
  })
  .map(({ sid: of, title: texts, category: main, line: productLine, isWhite, number, gtins }) => ({
    sid: of,
    productInfo: {
      articleNumber: `A-${number}.${of}`,
      title: texts,
      gtins,
      ...(productLine && { productLine }),
    },
    categories: { mainCategory: { sid: main } },
    attributes: isWhite ? { farbe: 'weiss' } : {},
  }));

/** One write as somebody sends it: method, address below `/import`, body, headers; `{report}` is the last import. */
type Write = ['POST' | 'PUT' | 'PATCH' | 'DELETE', string, unknown?, Record<string, string>?];

const json = { 'content-type': 'application/json' };

const writes: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(platform, orgaSid, product, fc.boolean())
      .map(([at, of, thing, isNew]): Write => [
        'PUT',
        `product/${at}/${of}/${thing.sid}`,
        { ...thing, orgaInfo: { sid: of } },
        isNew ? asNew : {},
      ]),
  },
  fc.tuple(platform, orgaSid, sid).map(([at, of, one]): Write => ['DELETE', `product/${at}/${of}/${one}`]),
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        platform,
        orgaSid,
        fc.uniqueArray(product, { maxLength: 5, selector: (one) => one.sid }),
        fc.boolean(),
      )
      .map(([at, of, things, deletesOthers]): Write => [
        'POST',
        `product/${at}?orgaSid=${of}&skipInvalid=true&deleteOthers=${deletesOthers}`,
        JSON.stringify(things),
        json,
      ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(platform, orgaSid, fc.uniqueArray(sid, { maxLength: 3 }), fc.boolean())
      .map(([at, of, sids, isBlackList]): Write => [
        'DELETE',
        `product/${at}?orgaSid=${of}&isBlackList=${isBlackList}&confirm=${sids.length}`,
        JSON.stringify(sids),
        json,
      ]),
  },
  fc.constant<Write>(['POST', 'report/{report}/undo']),
  fc
    .tuple(platform, orgaSid, fc.shuffledSubarray(['p1', 'p2', 'p3'], { minLength: 1 }))
    .map(([at, of, productSids]): Write => ['PUT', `product/${at}/reorder`, { orgaSid: of, productSids }]),
  fc
    .tuple(platform, orgaSid, namedLine, title)
    .map(([at, of, one, texts]): Write => [
      'POST',
      `product-line/${at}`,
      { orgaSid: of, sid: one, title: texts },
    ]),
  {
    weight: 3,
    arbitrary: fc
      .tuple(platform, orgaSid, namedLine, title)
      .map(([at, of, one, texts]): Write => [
        'PUT',
        `product-line/${at}/${of}/${one}`,
        { orgaSid: of, sid: one, title: texts },
      ]),
  },
  fc
    .tuple(fc.constantFrom('CH', 'CH_API'), orgaSid, namedLine)
    .map(([at, of, one]): Write => ['DELETE', `product-line/${at}/${of}/${one}`]),
  fc
    .tuple(platform, orgaSid, german)
    .map(([at, of, name]): Write => ['PATCH', `orga/${at}`, [{ sid: of, orgaDetails: { name } }]]),
  {
    weight: 2,
    arbitrary: fc.tuple(platform, namedOrga).map(([at, of]): Write => ['DELETE', `orga/${at}/${of}`]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('POST' as const, 'PUT' as const), platform, namedOrga, german)
      .map(([method, at, of, name]): Write => [
        method,
        method === 'POST' ? `orga/${at}` : `orga/${at}/${of}`,
        { sid: of, orgaDetails: { name, kind: 'manufacturer' } },
      ]),
  },
  fc
    .tuple(namedCategory, title, ifcClasses)
    .map(([of, name, classes]): Write => ['POST', 'category', { sid: of, name, ifcClasses: classes }]),
  fc
    .tuple(category, title, ifcClasses)
    .map(([of, name, classes]): Write => ['PUT', `category/${of}`, { sid: of, name, ifcClasses: classes }]),
  namedCategory.map((of): Write => ['DELETE', `category/${of}`]),
  fc.constantFrom(...words).map((label): Write => ['PUT', 'attribute/farbe', farbe(label)]),
  fc.constantFrom<Write>(['DELETE', 'attribute/farbe'], ['POST', 'attribute', farbe('weiss')]),
  fc
    .tuple(platform, fc.shuffledSubarray(['fenster', 'dach'], { minLength: 2 }))
    .map(([at, childSids]): Write => ['PUT', `category-relation/reorder/${at}/huelle`, { childSids }]),
  {
    weight: 2,
    arbitrary: fc
      .tuple(platform, category, fc.oneof(category, fc.constant('root_category')))
      .map(([at, childSid, parentSid]): Write => [
        'POST',
        'category-relation',
        { platform: at, childSid, parentSid },
      ]),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(platform, category)
      .map(([at, of]): Write => ['DELETE', `category-relation/${at}/${of}`]),
  },
  fc
    .tuple(platform, fc.shuffledSubarray(['huelle', 'fenster', 'dach', 'neu']))
    .map(([at, order]): Write => [
      'PUT',
      'category-relation/tree',
      { platform: at, children: nested(order) },
    ]),
  fc.nat(60).map((id): Write => ['POST', `change/${id}/undo`]),
);

function nested([first, ...rest]: string[]): object[] {
  return first === undefined ? [] : [{ sid: first, children: nested(rest) }];
}

const persona = fc.oneof(
  { weight: 6, arbitrary: fc.constant('admin') },
  { weight: 4, arbitrary: fc.constantFrom('supplier', 'supplier-de', 'editor', 'nobody') },
);

describe('After whatever people wrote', () => {
  it('closure, listing, counts, codes, names and search rows are those that are built from scratch', async () => {
    const done = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(persona, writes), { minLength: 80, maxLength: 90, size: 'max' }),
        async (sequence) => {
          let report = 'none';
          for (const [who, [method, url, body, headers]] of sequence) {
            const address = `/import/${url.replace('{report}', report)}`;
            const answer = await call(who, method, address, body, headers);
            expect(answer.statusCode, `${who} ${method} ${url}`).toBeLessThan(500);
            const key = `${method} ${url.split('/')[0]}`;
            done.set(key, (done.get(key) ?? 0) + (answer.statusCode < 300 ? 1 : 0));
            if (answer.statusCode === 200 && 'changeCount' in answer.json()) report = answer.json().id;
          }
          await expect
            .poll(
              () => database.write`select from search_pending union all select from variant_pending limit 1`,
              { timeout: 20_000 },
            )
            .toHaveLength(0);
          const kept = await derivedRows(database.read);
          await rebuildTerms(database.write);
          expect(await derivedRows(database.read)).toEqual(kept);
          await forgetDerived(database.write);
          for (const dataset of datasetKeys) await reindex(database, dataset);
          expect(await derivedRows(database.read)).toEqual(kept);
        },
      ),
      { seed: 20260119, numRuns: 4, endOnFailure: true },
    );
    expect((await derivedRows(database.read)).search?.length).toBeGreaterThan(5);
    // Of nearly every kind of write some went through.
    const inVain = [...done].flatMap(([kind, count]) => (count === 0 ? [kind] : []));
    expect(inVain.length, inVain.join()).toBeLessThan(3);
    expect(done.size).toBeGreaterThan(18);
  }, 120_000);
});
