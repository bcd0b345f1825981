import { beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../tests/setup/calls.ts';
import { colouredPhoto } from '../../../tests/setup/sendMedia.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
const hashes: Record<string, string> = {};

beforeAll(async () => {
  world = await smallWorld();
  const store = async (name: string, kind: string, colour: string) => {
    const file = { bytes: await colouredPhoto(colour), name: 'a.jpg', type: 'image/jpeg' };
    const { body, headers } = await formOf({ orgaSid: 'alpenfenster', file });
    const answer = await world.call('supplier', 'POST', `/import/image/CH/${kind}`, body, headers);
    hashes[name] = answer.json().hash;
  };
  await store('red', 'productImage', '#f00');
  await store('green', 'productImage', '#0f0');
  await store('logo', 'logo', '#00f');
  for (const sid of ['f1', 'f2']) await show(sid, [hash('red')]);
  const orga = (await world.call('supplier', 'GET', '/import/orga/CH/alpenfenster')).json();
  const withLogo = { ...orga, orgaInfo: { ...orga.orgaInfo, logo: hash('logo') } };
  await world.call('supplier', 'PUT', '/import/orga/CH/alpenfenster', withLogo);
});

const hash = (name: string) => hashes[name] ?? '';
async function show(sid: string, images: string[]) {
  const url = `/import/product/CH/alpenfenster/${sid}`;
  const product = (await world.call('supplier', 'GET', url)).json();
  const answer = await world.call('supplier', 'PUT', url, {
    ...product,
    productInfo: { ...product.productInfo, images },
  });
  expect(answer.statusCode).toBe(200);
}
const list = async (query = '', who = 'supplier') =>
  world.call(who, 'GET', `/import/media-library/CH/alpenfenster?${query}`);
const imagesOf = async (sid: string) =>
  (await world.call('supplier', 'GET', `/import/product/CH/alpenfenster/${sid}`)).json().productInfo.images;
const replace = (body: object, who = 'supplier') =>
  world.call(who, 'POST', '/import/media-library/CH/alpenfenster/replace', body);

describe('The library of a company (behaviour B354)', () => {
  it('has all its pictures, newest first, with the records that show each, and those that nothing shows', async () => {
    const answer = await list();
    expect(answer.headers['content-range']).toBe('media 0-2/3');
    expect(
      answer.json().map(({ hash: of, useCount }: { hash: string; useCount: number }) => [of, useCount]),
    ).toEqual([
      [hash('logo'), 1],
      [hash('green'), 0],
      [hash('red'), 2],
    ]);
    expect(answer.json()[2].uses).toEqual([
      { entity: 'product', key: ['alpenfenster', 'f1'] },
      { entity: 'product', key: ['alpenfenster', 'f2'] },
    ]);
    expect((await list('unused=true')).json()).toMatchObject([{ hash: hash('green') }]);
    expect((await list('range=[1,1]')).headers['content-range']).toBe('media 1-1/3');
    expect((await list('', 'nobody')).statusCode).toBe(403);
  });

  it('shows another picture wherever one is shown, once, as changes that can be undone', async () => {
    await show('f2', [hash('red'), hash('green')]);
    const unknown = await replace({ kind: 'productImage', hash: hash('red'), by: 'a'.repeat(64) });
    expect(unknown.json().errors).toMatchObject([{ path: 'by' }]);
    const done = await replace({ kind: 'productImage', hash: hash('red'), by: hash('green') });
    expect(done.json()).toEqual({ replaced: 2 });
    expect([await imagesOf('f1'), await imagesOf('f2')]).toEqual([[hash('green')], [hash('green')]]);
    expect((await list('unused=true')).json()).toMatchObject([{ hash: hash('red') }]);
    const [last] = await world.database
      .write`select id from change where entity = 'product' order by id desc limit 1`;
    expect((await world.call('supplier', 'POST', `/import/change/${last?.id}/undo`)).statusCode).toBe(200);
    expect(await imagesOf('f2')).toEqual([hash('red'), hash('green')]);
  });
});
