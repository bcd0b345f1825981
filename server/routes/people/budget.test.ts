import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgets, unusedBudgets } from '../../../resources/limits.ts';
import { callsOf, formOf, type Call } from '../../../tests/setup/calls.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import { testApp } from '../../../tests/setup/testApp.ts';

let call: Call;
/** The same of another process on the same database. */
let callElsewhere: Call;
let photo: Buffer;

const megabyte = 1024 * 1024;
const own = { orgaSid: 'alpenfenster' };
const budgetUrl = '/import/orga-budget/CH/alpenfenster/company';
const give = async (budget: object) => {
  await call('admin', 'DELETE', budgetUrl);
  return call('admin', 'PUT', budgetUrl, { ...own, budget: 'company', ...budget }, asNew);
};
const useOf = async (who = 'supplier') => (await call(who, 'GET', '/import/orga-use/CH/alpenfenster')).json();
const pdfOf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'x'), Buffer.from('%%EOF')]);

async function send(
  by: Call,
  url: string,
  bytes: Uint8Array,
  parts: Record<string, string> = own,
  who = 'supplier',
) {
  const { body, headers } = await formOf({ ...parts, file: { bytes, name: 'a', type: 'image/png' } });
  return by(who, 'POST', url, body, headers);
}
const pictureIn = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const sendPicture = (by: Call, bytes = photo) => send(by, '/import/image/CH/productImage', bytes);

beforeAll(async () => {
  const world = await smallWorld();
  ({ call } = world);
  callElsewhere = callsOf((await testApp({ database: world.database, config: world.config })).app);
  photo = await pictureIn('#c00');
});

describe('The budget of a company (behaviour B162)', () => {
  it('is shown to those who keep it with what is used of it, and to no one else', async () => {
    expect(await useOf()).toEqual({ used: unusedBudgets, most: budgets });
    const url = '/import/orga-use/CH';
    expect((await call('supplier', 'GET', `${url}/andere`)).statusCode).toBe(403);
    expect((await call('supplier-de', 'GET', `${url}/alpenfenster`)).statusCode).toBe(403);
    expect((await call(undefined, 'GET', `${url}/alpenfenster`)).statusCode).toBe(401);
    expect((await call('admin', 'GET', `${url}/keine`)).statusCode).toBe(404);
  });

  it('is raised by administrators alone', async () => {
    const raised = { ...own, budget: 'company', picturesADay: 5000 };
    expect((await call('supplier', 'PUT', budgetUrl, raised, asNew)).statusCode).toBe(403);
    expect((await call('editor', 'PUT', budgetUrl, raised, asNew)).statusCode).toBe(403);
    expect((await give({ picturesADay: 5000 })).statusCode).toBe(201);
    expect((await useOf()).most).toEqual({ ...budgets, picturesADay: 5000 });
    expect((await call('supplier', 'GET', budgetUrl)).json()).toMatchObject(raised);
  });

  it('of pictures a day is one for all processes, even for those that come at once, and counts what is refused', async () => {
    await give({ picturesADay: 4 });
    const damaged = await sendPicture(call, photo.subarray(0, 60));
    expect(damaged.statusCode).toBe(422);
    const photos = await Promise.all(['#100', '#200', '#300', '#400'].map(pictureIn));
    const answers = await Promise.all(
      photos.map((each, n) => sendPicture(n % 2 ? call : callElsewhere, each)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().type).toBe('/problems/budget-day');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await useOf()).used.picturesADay).toBe(4);
    // A picture of no company is counted for the person.
    const ofNone = await send(call, '/import/image/CH/orgaMedia', photo, {}, 'editor');
    expect(ofNone.statusCode).toBe(201);
  });

  it('of megapixels a day is counted when a picture is decoded, and over once it is used up', async () => {
    await give({ megapixelsADay: 1 });
    const before = (await useOf()).used;
    const large = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#00c' } })
      .png()
      .toBuffer();
    expect((await sendPicture(call, large.subarray(0, 200))).statusCode).toBe(422);
    expect((await useOf()).used.megapixelsADay).toBe(before.megapixelsADay);
    expect((await sendPicture(call, large)).statusCode).toBe(201);
    expect((await useOf()).used.megapixelsADay).toBe(1);
    const refused = await sendPicture(callElsewhere);
    expect([refused.statusCode, refused.json().type]).toEqual([429, '/problems/budget-day']);
    expect(refused.json().detail).toContain('1 von 1 Megapixeln');
    // Documents have no points.
    expect((await send(call, '/import/file/CH', pdfOf(10))).statusCode).toBe(201);
    await give({ megapixelsADay: 2 });
    expect((await sendPicture(call)).statusCode).toBe(201);
  });

  it('of bytes a day holds for documents too', async () => {
    await give({ uploadedMegabytesADay: 2 });
    const url = '/import/file/CH';
    expect((await send(call, url, pdfOf(1.2 * megabyte))).statusCode).toBe(201);
    const { used } = await useOf();
    expect(used.uploadedMegabytesADay).toBe(1.2);
    expect((await send(callElsewhere, url, pdfOf(1.1 * megabyte))).json().type).toBe('/problems/budget-day');
    expect((await send(call, url, pdfOf(0.5 * megabyte))).statusCode).toBe(201);
  });

  it('of what is stored counts pictures and documents until they are deleted', async () => {
    await give({ storedMegabytes: 2 });
    const { storedMegabytes } = (await useOf()).used;
    expect(storedMegabytes).toBe(1.7);
    const large = pdfOf(0.6 * megabyte);
    const refused = await send(call, '/import/file/CH', large);
    expect([refused.statusCode, refused.json().type]).toEqual([413, '/problems/budget-stored']);
    await give({ storedMegabytes: 3 });
    const { hash } = (await send(call, '/import/file/CH', large)).json();
    await give({ storedMegabytes: 2 });
    expect((await send(call, '/import/file/CH', pdfOf(11))).statusCode).toBe(413);
    await call('supplier', 'DELETE', `/import/file/CH/alpenfenster/${hash}`);
    expect((await send(call, '/import/file/CH', pdfOf(11))).statusCode).toBe(201);
  });

  it('counts what is sent again, or twice at once, only once (behaviour B384)', async () => {
    await give({});
    const before = (await useOf()).used;
    const other = await pictureIn('#0cc');
    const pdf = pdfOf(0.3 * megabyte);
    const twice = async (act: (by: Call) => ReturnType<typeof send>) => {
      for (const answer of await Promise.all([act(call), act(callElsewhere)]))
        expect(answer.statusCode).toBe(201);
      expect((await act(call)).statusCode).toBe(201);
    };
    await twice((by) => sendPicture(by, other));
    await twice((by) => send(by, '/import/file/CH', pdf));
    const { used } = await useOf();
    expect(used.picturesADay - before.picturesADay).toBe(1);
    expect(used.uploadedMegabytesADay - before.uploadedMegabytesADay).toBeCloseTo(0.3);
    // Whoever has used up the day may send again what is stored.
    await give({ picturesADay: used.picturesADay });
    expect((await sendPicture(call, other)).statusCode).toBe(201);
    expect((await sendPicture(call, await pictureIn('#cc0'))).statusCode).toBe(429);
  });
});
