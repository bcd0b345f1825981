import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';

let app: FastifyInstance;
let call: Call;

const entry = (query: string, headers: Record<string, string> = { accept: 'application/json' }) =>
  app.inject({ url: `/api/v1/external/entry?${query}`, headers });

beforeAll(async () => {
  ({ app, call } = await smallWorld());
  const url = '/import/product/CH/alpenfenster/f1';
  const product = (await call('admin', 'GET', url)).json();
  product.productInfo.gtins = ['4006381333931'];
  await call('admin', 'PUT', url, product);
  const category = (await call('admin', 'GET', '/import/category/fenster')).json();
  await call('admin', 'PUT', '/import/category/fenster', { ...category, ifcClasses: ['IfcWindow'] });
});

it('Other programs find a product by GTIN or article number, a company, a category and an IFC class', async () => {
  const page = 'http://ch.localhost:3000/de/product/alpenfenster/f1';
  for (const query of ['gtin=4006381333931', 'gtin=04006381333931', 'orga=alpenfenster&articleNumber=af1'])
    expect((await entry(`platform=CH&${query}`)).json()).toEqual({
      kind: 'product',
      platform: 'CH',
      url: page,
      name: 'Fenster f1',
      orgaSid: 'alpenfenster',
      productSid: 'f1',
    });
  expect((await entry('orga=andere&lang=fr')).json().url).toBe('http://ch.localhost:3000/fr/orga/andere');
  expect((await entry('category=fenster')).json()).toMatchObject({
    kind: 'category',
    categorySid: 'fenster',
  });
  expect((await entry('ifc=IFCWINDOW')).json()).toMatchObject({ kind: 'category', categorySid: 'fenster' });
});

it('A browser is sent to the page', async () => {
  const answer = await entry('gtin=4006381333931&lang=it', { accept: 'text/html,application/xhtml+xml,*/*' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    'http://ch.localhost:3000/it/product/alpenfenster/f1',
  ]);
});

it('What is not there, not on this platform, not asked for rightly or private is refused', async () => {
  expect((await entry('platform=CH&gtin=4006381333948')).statusCode).toBe(404);
  expect((await entry('platform=DE&gtin=4006381333931')).statusCode).toBe(404);
  expect((await entry('category=root_category')).statusCode).toBe(404);
  expect((await entry('platform=XX&orga=andere')).json().type).toBe('/problems/unknown-platform');
  for (const query of [
    '',
    'gtin=1&orga=2',
    'articleNumber=1',
    'gtin=1&articleNumber=1',
    'x=1',
    'gtin=1&gtin=2',
  ])
    expect((await entry(query)).statusCode, query).toBe(400);
  expect((await entry('platform=ZBS&orga=andere')).statusCode).toBe(401);
});

it('The time is plain text in UTC', async () => {
  const { headers, body } = await app.inject({ url: '/api/time' });
  expect(headers['content-type']).toContain('text/plain');
  expect(new Date(body).toISOString()).toBe(body);
});
