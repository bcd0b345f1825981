import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '../../../resources/limits.ts';
import { formOf, type Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedPool } from '../../../tests/setup/tagged.ts';

let app: FastifyInstance;
let call: Call;
let storage: string;
let photo: Buffer;
let write: TaggedPool;

async function upload(
  who: string,
  url: string,
  bytes: Uint8Array,
  parts: Record<string, string>,
  name = 'a.jpg',
) {
  const { body, headers } = await formOf({ ...parts, file: { bytes, name, type: 'image/png' } });
  return call(who, 'POST', url, body, headers);
}
const stored = async () => (await readdir(storage, { recursive: true }).catch(() => [])).sort();

beforeAll(async () => {
  const world = await smallWorld();
  ({ app, call } = world);
  ({ write } = world.database);
  storage = fileURLToPath(world.config.storageUrl);
  photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c00' } })
    .withExif({ IFD0: { Copyright: 'geheim' } })
    .jpeg()
    .toBuffer();
});

/** What a dry run says of a deletion with which nothing goes. */
const wouldGo = { dryRun: true, needed: null, effects: [] };

describe('A picture', () => {
  const url = '/import/image/CH/productImage';

  it('is stored anew as WebP without what the camera noted, attached to the product and shown (abuse case 45)', async () => {
    const answer = await upload('supplier', url, photo, { orgaSid: 'alpenfenster', productSid: 'f1' });
    expect(answer.statusCode).toBe(201);
    const { hash, width, height } = answer.json();
    expect([width, height]).toEqual([40, 20]);
    const shown = await app.inject({ url: `/api/image/productImage/${hash}/full` });
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(shown.rawPayload.includes('geheim')).toBe(false);
    const product = (await call('supplier', 'GET', '/import/product/CH/alpenfenster/f1')).json();
    expect(product.productInfo.images).toEqual([hash]);
    const again = await upload('supplier', url, photo, { orgaSid: 'alpenfenster', productSid: 'f1' });
    expect(again.json().hash).toBe(hash);
  });

  it('is deleted once nothing shows it any more, as a dry run tells before (behaviour B230)', async () => {
    const { hash } = (await upload('supplier', url, photo, { orgaSid: 'alpenfenster' })).json();
    const of = `${url}/${hash}?orgaSid=alpenfenster`;
    const kept = await call('supplier', 'DELETE', of);
    expect([kept.statusCode, kept.json().referencedBy]).toEqual([409, ['product']]);
    expect((await call('supplier', 'DELETE', `${of}&dryRun=true`)).json().referencedBy).toEqual(['product']);
    const product = (await call('supplier', 'GET', '/import/product/CH/alpenfenster/f1')).json();
    delete product.productInfo.images;
    await call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product);
    for (const _ of [1, 2])
      expect((await call('supplier', 'DELETE', `${of}&dryRun=true`)).json()).toEqual(wouldGo);
    expect((await call('supplier', 'DELETE', of)).statusCode).toBe(204);
    expect((await call('supplier', 'DELETE', of)).statusCode).toBe(404);
    expect((await app.inject({ url: `/api/image/productImage/${hash}/full` })).statusCode).toBe(404);
  });

  it('is described once for everywhere it stands, for visitors in their language; nobody makes one that way', async () => {
    const media = '/import/image/CH/productMedia';
    const { hash } = (
      await upload('supplier', media, photo, { orgaSid: 'alpenfenster', productSid: 'f1' })
    ).json();
    const of = `/import/image/CH/alpenfenster/productMedia/${hash}`;
    const picture = (await call('supplier', 'GET', of)).json();
    const alt = { de: 'Ein Fenster im Altbau', fr: 'Une fenêtre' };
    expect((await call('supplier', 'PUT', of, { ...picture, alt })).statusCode).toBe(200);
    const inLanguage = async (lang: string) =>
      (await call('', 'GET', `/CH/product/alpenfenster/f1?lang=${lang}`)).json();
    const french = await inLanguage('fr');
    expect(french.pictures).toEqual([]);
    expect(french.media).toMatchObject([{ hash, alt: { text: 'Une fenêtre', languageUsed: 'fr' } }]);
    expect((await inLanguage('it')).media[0].alt).toEqual({ text: alt.de, languageUsed: 'de' });

    const tooLong = await call('supplier', 'PUT', of, { ...picture, alt: { de: 'x'.repeat(251) } });
    expect([tooLong.statusCode, tooLong.json().errors[0].path]).toEqual([422, 'alt.de']);
    const wider = await call('supplier', 'PUT', of, { ...picture, width: 41 });
    expect([wider.statusCode, wider.json().errors[0].path]).toEqual([422, 'width']);
    const invented = `/import/image/CH/alpenfenster/productMedia/${'a'.repeat(64)}`;
    const unseen = { orgaSid: 'alpenfenster', kind: 'productMedia', hash: 'a'.repeat(64), alt };
    const made = await call('supplier', 'PUT', invented, unseen, { 'if-none-match': '*' });
    expect(made.statusCode).toBe(404);
    expect((await call('supplier-de', 'GET', of)).statusCode).toBe(403);
    const misplaced = await upload('supplier', '/import/image/CH/logo', photo, {
      orgaSid: 'alpenfenster',
      productSid: 'f1',
    });
    expect(misplaced.statusCode).toBe(422);
  });

  it('of no company is uploaded by editors and shown on every platform', async () => {
    const { hash } = (await upload('editor', '/import/image/CH/orgaMedia', photo, {})).json();
    for (const host of ['ch.localhost', 'rhb.localhost'])
      expect(
        (await app.inject({ url: `/api/image/orgaMedia/${hash}/full`, headers: { host } })).statusCode,
      ).toBe(200);
    expect((await upload('supplier', '/import/image/CH/orgaMedia', photo, {})).statusCode).toBe(403);
    expect((await call('supplier', 'DELETE', `/import/image/CH/orgaMedia/${hash}`)).statusCode).toBe(403);
  });

  it('that nothing shows does not keep its company: both go; one that an article shows keeps it', async () => {
    const orga = { sid: 'kurz', orgaDetails: { name: 'Kurz AG', kind: 'manufacturer' } };
    await call('admin', 'POST', '/import/orga/CH', orga);
    const { hash } = (await upload('admin', '/import/image/CH/orgaMedia', photo, { orgaSid: 'kurz' })).json();
    await upload('admin', '/import/image/CH/logo', photo, { orgaSid: 'kurz' });
    await call('admin', 'PUT', '/import/orga/CH/kurz', { ...orga, orgaInfo: { logo: hash } });
    const block = { contentType: 'text', position: 'left', layout: 'full' };
    const article = { url: 'bild', title: { de: 'Bild' }, state: 'draft' };
    const content = { de: `<a href="https://baustein.example/${hash}">Bild</a>` };
    await call('admin', 'POST', '/import/cms-article', { ...article, sections: [{ ...block, content }] });
    const kept = await call('admin', 'DELETE', '/import/orga/CH/kurz');
    expect([kept.statusCode, kept.json().referencedBy]).toEqual([409, ['image']]);
    await call('admin', 'DELETE', '/import/cms-article/bild');
    expect((await call('admin', 'DELETE', '/import/orga/CH/kurz')).statusCode).toBe(204);
    const audit = await call('admin', 'GET', '/import/audit?platform=CH&entity=image');
    const removed = audit.json().filter(({ kind }: { kind: string }) => kind === 'deleted');
    expect(removed.map(({ key }: { key: string[] }) => key[0])).toContain('kurz');
  });

  it('is not one by its name: SVG, HTML, GIF and PDF are refused and nothing is stored (abuse case 43)', async () => {
    const before = await stored();
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html><script>',
      'GIF89a/*',
      '%PDF-1.7',
      '',
    ])
      expect(
        (await upload('supplier', url, Buffer.from(text), { orgaSid: 'alpenfenster' })).json(),
        text,
      ).toMatchObject({ status: 415, type: '/problems/no-picture' });
    expect(await stored()).toEqual(before);
  });

  it('that is damaged, has too many points or says so is refused (abuse case 54)', async () => {
    const before = await stored();
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const lie = Buffer.from(await sharp(photo).png().toBuffer());
    lie.writeUInt32BE(60_000, 16);
    lie.writeUInt32BE(60_000, 20);
    lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
    for (const bytes of [photo.subarray(0, photo.length / 2), huge, lie]) {
      const answer = await upload('supplier', url, bytes, { orgaSid: 'alpenfenster' });
      expect([answer.statusCode, answer.json().type]).toEqual([422, '/problems/unreadable-picture']);
    }
    expect(await stored()).toEqual(before);
  });

  it('is stored or told when to come again when one person sends many at once, while another one is served (behaviour B161)', async () => {
    const large = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0c6' } })
      .jpeg()
      .toBuffer();
    const flood = Promise.all(
      Array.from({ length: 40 }, () => upload('supplier', url, large, { orgaSid: 'alpenfenster' })),
    );
    const other = await upload('editor', '/import/image/CH/orgaMedia', photo, {});
    const answers = await flood;
    expect(other.statusCode).toBe(201);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(40);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().type]).toEqual([429, '/problems/pictures-busy']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('of another company, of an unknown product, with unknown parts or too large is refused (abuse cases 9, 26 and 56)', async () => {
    expect((await upload('supplier', url, photo, { orgaSid: 'andere' })).statusCode).toBe(403);
    expect(
      (await upload('supplier', '/import/image/DE/productImage', photo, { orgaSid: 'alpenfenster' }))
        .statusCode,
    ).toBe(403);
    const unknown = await upload('supplier', url, photo, { orgaSid: 'alpenfenster', productSid: 'f9' });
    expect(unknown.json().errors).toMatchObject([{ path: 'productSid', code: 'unknown-product' }]);
    expect((await upload('supplier', url, photo, { orgaSid: 'alpenfenster', id: '1' })).statusCode).toBe(422);
    expect(
      (await upload('supplier', url, Buffer.alloc(21 * 1024 * 1024), { orgaSid: 'alpenfenster' })).statusCode,
    ).toBe(413);
    expect((await call('supplier', 'POST', url, { orgaSid: 'alpenfenster' })).statusCode).toBe(415);
  });
});

it('A company that has as many pictures as it may have uploads no more; those it has stay (abuse case 58)', async () => {
  await write`
    insert into image (platform, orga_sid, hash, kind, width, height)
    select 'CH', 'andere', lpad(n::text, 64, '0'), 'logo', 1, 1 from generate_series(1, ${uploads.mostOfOrga}) n`;
  const refused = await upload('admin', '/import/image/CH/logo', photo, { orgaSid: 'andere' });
  expect(refused.statusCode).toBe(413);
  const [left] = await write`select count(*) as n from image where orga_sid = 'andere'`;
  expect(left).toEqual({ n: uploads.mostOfOrga });
});

describe('A document', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  const document = {
    orgaSid: 'alpenfenster',
    sid: 'leistung',
    title: { de: 'Leistungserklärung' },
    kind: 'declarationOfPerformance',
    language: 'de',
    products: ['f1'],
  };

  it('names an uploaded PDF, which visitors then load as a file that nothing runs in (abuse case 45)', async () => {
    const { hash } = (
      await upload('supplier', '/import/file/CH', pdf, { orgaSid: 'alpenfenster' }, 'x.pdf')
    ).json();
    expect((await app.inject({ url: `/api/file/${hash}` })).statusCode).toBe(404);
    const created = await call('supplier', 'POST', '/import/document/CH', { ...document, file: hash });
    expect(created.statusCode).toBe(201);
    const loaded = await app.inject({ url: `/api/file/${hash}` });
    expect(loaded.rawPayload).toEqual(pdf);
    expect(loaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(loaded.headers['content-disposition']).toMatch(/^attachment/);
    const named = await app.inject({ url: `/api/file/${hash}/leistungserklaerung-fenster-de.pdf` });
    expect(named.rawPayload).toEqual(pdf);
    expect(named.headers['content-disposition']).toBe(
      'attachment; filename="leistungserklaerung-fenster-de.pdf"',
    );
    expect((await app.inject({ url: `/api/file/${hash}/a"b.pdf` })).statusCode).toBe(404);
    const of = `/import/file/CH/alpenfenster/${hash}`;
    expect((await call('supplier', 'DELETE', of)).json().referencedBy).toEqual(['document']);
    await call('supplier', 'DELETE', '/import/document/CH/alpenfenster/leistung');
    expect((await call('supplier', 'DELETE', `${of}?dryRun=true`)).json()).toEqual(wouldGo);
    expect((await call('supplier', 'DELETE', of)).statusCode).toBe(204);
  });

  it('is refused without its file, and a file that is no whole PDF too', async () => {
    const missing = await call('supplier', 'POST', '/import/document/CH', {
      ...document,
      file: 'a'.repeat(64),
    });
    expect(missing.json().errors).toMatchObject([{ path: 'file', code: 'unknown-file' }]);
    expect((await upload('supplier', '/import/file/CH', photo, { orgaSid: 'alpenfenster' })).statusCode).toBe(
      415,
    );
    const cut = await upload('supplier', '/import/file/CH', pdf.subarray(0, 20), { orgaSid: 'alpenfenster' });
    expect([cut.statusCode, cut.json().type]).toEqual([422, '/problems/unreadable-pdf']);
    expect((await upload('supplier', '/import/file/CH', pdf, { orgaSid: 'andere' })).statusCode).toBe(403);
  });
});
