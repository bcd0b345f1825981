import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../base/config/config.ts';
import { currentOrigin } from '../base/sight/origin.ts';
import { requestIdOf, requestIds } from './requestIds.ts';

function appWith(env: Record<string, string>) {
  const app = fastify({ genReqId: requestIdOf(readConfig(env)) });
  requestIds(app);
  app.post('/thing', async () => ({ knows: currentOrigin()?.requestId }));
  return app;
}

it('What follows from a request knows its number, also behind its body (behaviour B657)', async () => {
  const app = appWith({});
  const address = await app.listen({ port: 0 });
  const ask = async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${address}/thing`, { method: 'POST', headers, body: '{"a":1}' });
    return [answer.headers.get('x-request-id'), await answer.json()];
  };
  for (const [number, body] of await Promise.all([ask(), ask(), ask()]))
    expect(body).toEqual({ knows: number });
  await app.close();
});

it('A number is taken over from a trusted proxy alone, and only if it is one (behaviour B657)', async () => {
  const numberOf = async (env: Record<string, string>, given: string) => {
    const answer = await appWith(env).inject({
      method: 'POST',
      url: '/thing',
      headers: { 'x-request-id': given },
    });
    return answer.headers['x-request-id'];
  };
  const behindProxy = { TRUST_PROXY: 'loopback' };
  expect(await numberOf(behindProxy, 'of-the-proxy.1')).toBe('of-the-proxy.1');
  expect(await numberOf({}, 'of-the-proxy.1')).not.toBe('of-the-proxy.1');
  for (const odd of ['short', 'a b c d e f g h', 'x'.repeat(65), '"forged":1']) {
    expect(await numberOf(behindProxy, odd)).not.toBe(odd);
  }
});
