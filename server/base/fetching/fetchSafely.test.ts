import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchAllowanceOf, mayConnect } from './FetchAllowance.ts';
import { fetchSafely, type FetchBounds } from './fetchSafely.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const nothing = { hosts: [], networks: [] };
let server: Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const [, what = '', rest = ''] = /^\/(\w+)\/?(.*)$/.exec(request.url ?? '') ?? [];
    if (what === 'to') response.writeHead(302, { location: decodeURIComponent(rest) }).end();
    else if (what === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else if (what === 'gone') response.writeHead(404).end();
    else if (what === 'large')
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(3000));
    else if (what === 'slow') response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x');
    else response.writeHead(200, { 'content-type': 'image/jpeg; q=1' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = async (address: string, more: Partial<FetchBounds> = {}) => {
  asked = [];
  const loopback = fetchAllowanceOf('127.0.0.1') ?? nothing;
  const bounds = { allowance: loopback, mostBytes: 2000, longestMs: 2000, types: ['image/'], ...more };
  return fetchSafely(address, bounds).then(
    ({ body, type }) => `${type} ${String(body)}`,
    (error: { code: string }) => error.code,
  );
};

describe('An address is public', () => {
  it.each([
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::808:808',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
  ])('but not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('What is named by hand may be connected to beside them', () => {
  it('a host, an address, a network; nothing else', () => {
    const allowance = fetchAllowanceOf('bilder.firma.lan, 10.2.0.0/16,fd00::5') ?? nothing;
    const may = (host: string, address: string) => mayConnect(allowance, host, address);
    expect([may('bilder.firma.lan', '192.168.0.9'), may('x', '10.2.255.1'), may('x', 'fd00::5')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([may('andere.lan', '192.168.0.9'), may('x', '10.3.0.1'), may('x', 'fd00::6')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(['10.0.0.0/33', '1.2.3', 'a b', '', 'http://x'].map(fetchAllowanceOf)).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('What somebody gave the address of', () => {
  it('is fetched with the type that the server says', async () => {
    expect(await fetched(`http://127.0.0.1:${port}/a.jpg`)).toBe('image/jpeg picture');
  });

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '0',
  ])('is not fetched from http://%s, however it is written', async (host) => {
    expect(await fetched(`http://${host}:${port}/`, { allowance: nothing })).toBe('address-not-public');
    expect(asked).toEqual([]);
  });

  it('is not asked for under another scheme, with a password, or at another port of a public host', async () => {
    for (const address of ['file:///etc/passwd', 'ftp://x/', 'http://a:b@127.0.0.1/', 'bild.jpg'])
      expect(await fetched(address), address).toBe('address-form');
    expect(await fetched('http://example.com:22/', { resolve: async () => ['1.1.1.1'] })).toBe(
      'address-port',
    );
  });

  it('is connected to where its name was resolved, once: a name that means another address later gains nothing', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolved: string[] = [];
    const resolve = async (host: string) => {
      resolved.push(host);
      return answers.shift() ?? [];
    };
    expect(await fetched(`http://bilder.example:${port}/a.jpg`, { resolve })).toBe('image/jpeg picture');
    expect([resolved, asked]).toEqual([['bilder.example'], [`bilder.example:${port} /a.jpg`]]);
    expect(await fetched(`http://bilder.example:${port}/a.jpg`, { resolve })).toBe('address-not-public');
    const mixed = async () => ['1.1.1.1', '127.0.0.1'];
    expect(await fetched(`http://bilder.example/`, { resolve: mixed, allowance: nothing })).toBe(
      'address-not-public',
    );
    expect(await fetched('http://nirgends.example/', { resolve: async () => [] })).toBe('address-unknown');
  });

  it('is followed where it leads, each place judged anew, and not for ever', async () => {
    const to = (address: string) => `http://127.0.0.1:${port}/to/${encodeURIComponent(address)}`;
    expect(await fetched(to('/b.jpg'))).toBe('image/jpeg picture');
    expect(await fetched(to('http://169.254.169.254/latest'))).toBe('address-not-public');
    expect(await fetched(to('file:///etc/passwd'))).toBe('address-form');
    let round = '/end.jpg';
    for (let times = 0; times < 7; times += 1) round = `/to/${encodeURIComponent(round)}`;
    expect(await fetched(`http://127.0.0.1:${port}${round}`)).toBe('fetch-redirects');
  });

  it('is bounded in type, size and time', async () => {
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`;
    expect(await fetched(at('html'))).toBe('fetch-type');
    expect(await fetched(at('gone'))).toBe('fetch-refused');
    expect(await fetched(at('large'))).toBe('fetch-too-large');
    expect(await fetched(at('slow'), { longestMs: 300 })).toBe('fetch-too-slow');
  });
});
