import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../tests/setup/testApp.ts';
import { answerClientError } from './clientErrors.ts';
import { errors } from './errors.ts';
import { slowBodies } from './slowBodies.ts';

/** Speaks to a port and gives back all that it answers until it hangs up. */
async function say(port: number, ...parts: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  for (const part of parts) socket.write(part);
  return answer;
}

function problemIn(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(head.toLowerCase()).toContain('connection: close');
  expect(head.toLowerCase()).toMatch(/x-request-id: [\w-]+/);
  return { line: head.split('\r\n')[0], ...(JSON.parse(body) as { type: string; detail: string }) };
}

describe('Who speaks too slowly, or no HTTP', () => {
  let port: number;
  beforeAll(async () => {
    const { app } = await testApp();
    expect(app.server.headersTimeout).toBe(12_000);
    app.server.headersTimeout = 300;
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as { port: number }).port;
  });

  it('is told so in a problem document: 408 for headers that do not come (abuse case 60)', async () => {
    const answer = problemIn(await say(port, 'GET /api/time HTTP/1.1\r\nhost: ch.localhost\r\n'));
    expect(answer).toMatchObject({ line: 'HTTP/1.1 408 Request Timeout', type: '/problems/timeout' });
    expect(answer.detail).toContain('nicht rechtzeitig');
  });

  it('431 for headers that are too large (abuse case 70)', async () => {
    const large = `GET / HTTP/1.1\r\nhost: ch.localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`;
    const answer = problemIn(await say(port, large));
    expect(answer).toMatchObject({ type: '/problems/headers-too-large' });
    expect(answer.line).toContain('431');
  });

  it('400 for what is no request, names no host, or could be read as two (abuse case 70)', async () => {
    const twofold = 'content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    for (const nonsense of ['HELO\r\n\r\n', `POST / HTTP/1.1\r\nhost: ch.localhost\r\n${twofold}`])
      expect(problemIn(await say(port, nonsense))).toMatchObject({ type: '/problems/malformed' });
    expect(await say(port, 'GET /de HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('A body that drips in is cut off with 408, while others are served (abuse case 60)', async () => {
  const app = fastify({ clientErrorHandler: answerClientError });
  errors(app);
  slowBodies(app, 200);
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as { port: number };
    const head =
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';
    const dripping = say(port, head, '{');
    const whole = await app.inject({ method: 'POST', url: '/', payload: {} });
    expect(whole.statusCode).toBe(200);
    expect(problemIn(await dripping)).toMatchObject({ type: '/problems/timeout' });
  } finally {
    await app.close();
  }
});
