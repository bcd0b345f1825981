import { beforeAll, describe, expect, it } from 'vitest';
import { smallWorld } from '../../tests/setup/smallWorld.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
beforeAll(async () => {
  world = await smallWorld();
});

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST';
const ask = (host: string, method: Method = 'GET', url = '/api/CH/product/alpenfenster/f1') =>
  world.app.inject({
    method,
    url,
    headers: {
      host,
      origin: 'https://elsewhere.example',
      ...(method === 'OPTIONS' && {
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      }),
    },
  });
const allows = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).headers['access-control-allow-origin'];

describe('A script of another site', () => {
  it('reads what strangers read on the host for machines (behaviour B624)', async () => {
    const { statusCode, headers } = await ask('api-ch.localhost');
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('may neither write nor say who is signed in', async () => {
    const { statusCode, headers } = await ask('api-ch.localhost', 'OPTIONS');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    expect(headers['access-control-allow-headers']).not.toContain('authorization');
    expect(await allows('api-ch.localhost', 'POST', '/api/import/category')).toBeUndefined();
  });

  it('reads nothing on hosts for people, on private platforms, and of what is no API', async () => {
    expect(await allows('ch.localhost')).toBeUndefined();
    expect(await allows('ch.localhost', 'OPTIONS')).toBeUndefined();
    expect(await allows('api-zbs.localhost')).toBeUndefined();
    expect(await allows('api-ch.localhost', 'GET', '/idp/.well-known/openid-configuration')).toBeUndefined();
  });
});
