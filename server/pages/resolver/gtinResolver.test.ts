import { Ajv } from 'ajv';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../tests/setup/calls.ts';
import { asNew } from '../../../tests/setup/smallWorld.ts';
import { worldWithPages, type WorldWithPages } from '../../../tests/records/storedAndRead.ts';

const gtin = '04006381333931';
const origin = 'http://ch.localhost:3000';
const anchor = `${origin}/01/${gtin}`;
const page = (language = 'de') => `${origin}/${language}/product/alpenfenster/f1`;
const voc = 'https://ref.gs1.org/voc/';

let world: WorldWithPages;
const files: string[] = [];
/** What the server warned of, such as a second answer to a request. */
const warnings: unknown[] = [];

beforeAll(async () => {
  world = await worldWithPages((app) => {
    app.addHook('onRequest', async ({ log }: FastifyRequest) => {
      log.warn = (...said: unknown[]) => void warnings.push(said);
    });
  });
  const { call } = world;
  const path = '/import/product/CH/alpenfenster/f1';
  const product = (await call('admin', 'GET', path)).json();
  const productInfo = { ...product.productInfo, gtins: [gtin] };
  expect((await call('admin', 'PUT', path, { ...product, productInfo })).statusCode).toBe(200);
  const offer = { orgaSid: 'bauhandel', manufacturerSid: 'alpenfenster', productSid: 'f1' };
  const link = 'https://shop.example/f1';
  await call('admin', 'PUT', '/import/retailer/CH/bauhandel/alpenfenster/f1', { ...offer, link }, asNew);
  for (const [sid, kind, language] of [
    ['leistung', 'declarationOfPerformance', 'de'],
    ['prestation', 'declarationOfPerformance', 'fr'],
    ['montage', 'installation', 'de'],
    ['montage2', 'installation', 'de'],
  ] as const) {
    const bytes = Buffer.from(`%PDF-1.4 ${sid}\n%%EOF`);
    const form = await formOf({
      orgaSid: 'alpenfenster',
      file: { bytes, name: 'a.pdf', type: 'application/pdf' },
    });
    const { hash } = (await call('admin', 'POST', '/import/file/CH', form.body, form.headers)).json();
    const document = { orgaSid: 'alpenfenster', sid, title: { de: sid }, kind, language, file: hash };
    const made = await call('admin', 'POST', '/import/document/CH', { ...document, products: ['f1'] });
    expect(made.statusCode).toBe(201);
    files.push(`${origin}/api/file/${hash}`);
  }
});

afterEach(() => expect(warnings).toEqual([]));

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'ch.localhost:3000', ...headers } });
const leads = async (url: string, headers?: Record<string, string>) => {
  const { statusCode, headers: answered } = await get(url, headers);
  return [statusCode, answered.location];
};

describe('The Digital Link of a product', () => {
  it('leads to its page in the language of the reader, with what was asked (behaviour B129)', async () => {
    expect(await leads(`/01/${gtin}`)).toEqual([307, page()]);
    expect(await leads(`/01/${gtin}`, { 'accept-language': 'fr' })).toEqual([307, page('fr')]);
    expect(await leads(`/01/${gtin}?foo=bar`)).toEqual([307, `${page()}?foo=bar`]);
    expect(await leads(`/01/${gtin}/`)).toEqual([307, page()]);
    expect(await leads(`/01/${gtin}/10/A1/21/7`)).toEqual([307, page()]);
    expect(await leads('/01/4006381333931')).toEqual([307, page()]);
  });

  it('leads to what is asked for by its kind, in the language asked for (behaviour B623)', async () => {
    const asked = (query: string, language = 'de') =>
      leads(`/01/${gtin}?linkType=${query}`, { 'accept-language': language });
    expect(await asked('gs1:pip')).toEqual([307, `${page()}?linkType=gs1:pip`]);
    expect(await asked('pip&lang=it')).toEqual([307, `${page('it')}?linkType=pip&lang=it`]);
    const [german, french] = files;
    expect(await asked('gs1:certificationInfo')).toEqual([307, german]);
    expect(await asked(`${encodeURIComponent(voc)}certificationInfo`, 'fr')).toEqual([307, french]);
    expect(await asked('gs1:certificationInfo', 'it')).toEqual([307, german]);
    expect(await asked('gs1:masterData')).toEqual([307, `${origin}/api/CH/product/alpenfenster/f1`]);
    expect(await asked('gs1:hasRetailers&lang=fr')).toEqual([307, `${page('fr')}#retailers`]);
    const [status] = await asked('gs1:recallStatus');
    expect(status).toBe(404);
  });

  it('names all that fit where nothing tells them apart', async () => {
    const several = await get(`/01/${gtin}?linkType=gs1:instructions`);
    expect(several.statusCode).toBe(300);
    expect(several.json().linkset[0][`${voc}instructions`]).toHaveLength(2);
  });

  it('tells all links as GS1 has them checked, to scripts of any site', async () => {
    for (const [query, accept, type] of [
      ['?linkType=linkset', '*/*', 'application/linkset+json'],
      ['?linkType=all', '*/*', 'application/linkset+json'],
      ['', 'application/linkset+json', 'application/linkset+json'],
      ['', 'application/json', 'application/json'],
    ]) {
      const { statusCode, headers, body } = await get(`/01/${gtin}/10/A1${query}`, { accept: accept ?? '' });
      expect([statusCode, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
        200,
        type,
        '*',
      ]);
      expect(headers.link).toContain('rel="http://www.w3.org/ns/json-ld#context"');
      const linkset: unknown = JSON.parse(body);
      const isLinkset = new Ajv().compile(shapeOfLinksets);
      expect(isLinkset(linkset), JSON.stringify(isLinkset.errors)).toBe(true);
      expect(linkset).toMatchObject({
        linkset: [
          {
            anchor,
            itemDescription: 'Fenster f1',
            [`${voc}defaultLink`]: [{ href: page(), title: 'Fenster f1' }],
          },
        ],
      });
    }
  });

  it('says where all its links are told, to HEAD and OPTIONS too', async () => {
    const { headers } = await get(`/01/${gtin}`);
    expect(headers.link).toBe(`<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`);
    const asked = (method: 'HEAD' | 'OPTIONS') =>
      world.app.inject({ method, url: `/01/${gtin}`, headers: { host: 'ch.localhost:3000' } });
    expect((await asked('HEAD')).statusCode).toBe(307);
    const options = await asked('OPTIONS');
    expect([options.statusCode, options.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
    ]);
    expect(options.headers.link).toBe(headers.link);
  });

  it.each([
    ['/01/4006381333930', 'gtin-check-digit'],
    ['/01/nonsense', 'gtin-length'],
    [`/01/${gtin}/foo`, 'invalid'],
    [`/01/${gtin}/21/7/10/A1`, 'invalid'],
  ])('%s is refused as malformed', async (url, code) => {
    const refused = await get(url);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'gtin', code }]]);
  });

  it('leads nowhere where the platform has no such product', async () => {
    expect((await get('/01/00012345678905')).statusCode).toBe(404);
  });

  it('is described at its well-known address', async () => {
    const { statusCode, headers, body } = await get('/.well-known/gs1resolver');
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(JSON.parse(body)).toMatchObject({ resolverRoot: origin, supportedPrimaryKeys: ['01'] });
  });
});

const address = '^https?://[a-zA-Z0-9./]+';

/** What the schema of linksets of the GS1-Conformant Resolver standard demands (1.2, artefacts), in our words. */
const shapeOfLinksets = {
  type: 'object',
  required: ['linkset'],
  additionalProperties: false,
  properties: {
    linkset: {
      type: 'array',
      items: {
        type: 'object',
        required: ['anchor'],
        properties: { anchor: { type: 'string', pattern: address }, itemDescription: { type: 'string' } },
        additionalProperties: {
          type: 'array',
          items: {
            type: 'object',
            required: ['href', 'title'],
            additionalProperties: false,
            properties: {
              href: { type: 'string', pattern: address },
              title: { type: 'string' },
              hreflang: { type: 'array', items: { type: 'string', pattern: '^\\w{2}(-\\w{2})?$' } },
              type: { type: 'string', pattern: '\\w+/[-+.\\w]+' },
              fwqs: { type: 'boolean' },
            },
          },
        },
      },
    },
  },
};
