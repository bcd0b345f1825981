import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldWithPages, type WorldWithPages } from '../../../tests/records/storedAndRead.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let world: WorldWithPages;
const clients: Client[] = [];

beforeAll(async () => {
  world = await worldWithPages();
  await indexPendingProducts(world.database);
});
afterAll(() => Promise.all(clients.map((client) => client.close())));

/** An assistant as the protocol's own client is one, on the host of a platform. */
async function assistant(slug = 'ch') {
  const client = new Client({ name: 'test', version: '1' });
  clients.push(client);
  const fetch = async (url: URL | string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { host, pathname } = new URL(url);
    const given = { ...Object.fromEntries(new Headers(headers)), host };
    const request = new Request(url, { method, ...(body && { body }) });
    const payload = body ? { payload: Buffer.from(await request.arrayBuffer()) } : {};
    const answer = await world.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname,
      headers: given,
      ...payload,
    });
    const { statusCode: status, body: text } = answer;
    const type = answer.headers['content-type'];
    return new Response(status === 202 ? null : text, {
      status,
      ...(type && { headers: { 'content-type': type } }),
    });
  };
  const address = new URL(`http://${slug}.localhost:3000/api/mcp`);
  await client.connect(new StreamableHTTPClientTransport(address, { fetch }));
  return client;
}

async function told(name: string, given: Record<string, unknown>, slug?: string) {
  const { content, isError } = await (await assistant(slug)).callTool({ name, arguments: given });
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
}

describe('An assistant', () => {
  it('is told which tools there are, each with what it takes (behaviour B625)', async () => {
    const { tools } = await (await assistant()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'product',
      'compare',
      'category',
      'company',
      'classes',
      'class',
      'documents',
    ]);
    const product = tools.find(({ name }) => name === 'product');
    expect(product?.inputSchema).toMatchObject({
      required: ['orgaSid', 'productSid'],
      additionalProperties: false,
    });
    expect(product?.annotations?.readOnlyHint).toBe(true);
  });

  it('finds and reads products as a visitor does, in a language of its choice', async () => {
    const found = await told('search', { text: 'Fenster', kind: 'product', lang: 'fr' });
    expect(found.isError).toBe(false);
    expect(JSON.parse(found.text).products).toMatchObject([
      { orgaSid: 'alpenfenster' },
      { orgaSid: 'alpenfenster' },
    ]);
    const read = await told('product', { orgaSid: 'alpenfenster', productSid: 'f1' });
    expect(JSON.parse(read.text)).toMatchObject({ title: { text: 'Fenster f1' } });
    const compared = await told('compare', { product: ['alpenfenster/f1', 'alpenfenster/f2'] });
    expect(JSON.parse(compared.text).products).toHaveLength(2);
    expect(JSON.parse((await told('documents', { orgaSid: 'alpenfenster', productSid: 'f1' })).text)).toEqual(
      [],
    );
  });

  it('is told in words what it asked wrongly', async () => {
    expect(await told('product', { orgaSid: 'alpenfenster', productSid: 'none' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Not found'),
    });
    expect(await told('search', { query: 'Fenster' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('It takes text'),
    });
    expect(await told('product', { orgaSid: '../../import', productSid: 'user-right' })).toMatchObject({
      isError: true,
    });
    await expect((await assistant()).callTool({ name: 'delete' })).rejects.toThrow('no tool "delete"');
  });

  it('reads nothing on a private platform', async () => {
    await expect(assistant('zbs')).rejects.toThrow();
  });
});

it('What is no message of the protocol is refused', async () => {
  const send = (payload: object | string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { host: 'ch.localhost', 'content-type': 'application/json' },
      payload,
    });
  expect((await send('{')).statusCode).toBe(400);
  expect((await send([])).statusCode).toBe(422);
  expect((await send({ jsonrpc: '2.0', id: 1, method: 'no/such' })).body).toContain('-32601');
  const get = await world.app.inject({ url: '/api/mcp', headers: { host: 'ch.localhost' } });
  expect(get.statusCode).toBe(405);
});

it('What a page of another site sends is refused, also by a name that leads here (behaviour B738) (abuse case 76)', async () => {
  const statusFrom = async (origin: string, host = 'ch.localhost:3000') => {
    const headers = { host, origin, accept: 'application/json, text/event-stream' };
    const payload = { jsonrpc: '2.0', id: 1, method: 'ping' };
    return (await world.app.inject({ method: 'POST', url: '/api/mcp', headers, payload })).statusCode;
  };
  expect(await statusFrom('http://evil.example')).toBe(403);
  expect(await statusFrom('http://ch.evil.example', 'ch.evil.example')).toBe(403);
  expect(await statusFrom('http://notlocalhost')).toBe(403);
  expect(await statusFrom('null')).toBe(403);
  expect(await statusFrom('http://evil.example.localhost:3000')).toBe(403);
  expect(await statusFrom('http://api-ch.localhost:3000')).toBe(200);
  expect(await statusFrom('http://127.0.0.1:6274')).toBe(200);
});
