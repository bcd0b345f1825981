import { connect, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../base/config/config.ts';
import { errors } from './errors.ts';
import { logging, loggerOptions } from './logging.ts';

/** A server that logs everything, and the lines of its log. */
function loggingApp() {
  const lines: string[] = [];
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'trace' })) as object;
  const app = fastify({
    logger: { ...options, stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  logging(app);
  errors(app);
  return { app, lines };
}

it('Neither addresses nor headers, cookies or bodies come into the log, whatever is answered (abuse case 6)', async () => {
  const { app, lines } = loggingApp();
  app.post('/found', () => ({}));
  app.post('/failing', () => {
    throw new Error('Something of ours is broken.');
  });
  const secret = 'eyJhbGciOiJSUzI1NiJ9';
  for (const [path, status] of [
    ['/found', 200],
    ['/nothing', 404],
    ['/failing', 500],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url: `${path}?token=${secret}`,
      headers: { authorization: `Bearer ${secret}`, cookie: `reading=${secret}` },
      payload: { code: secret },
    });
    expect(answer.statusCode).toBe(status);
  }
  await app.close();
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(3);
  expect(lines.join('')).not.toContain(secret);
});

it('Whatever somebody sends, an answer is one line of JSON in the log (abuse case 38)', async () => {
  const { app, lines } = loggingApp();
  app.post('/thing/:name', ({ params }) => {
    throw new Error(`No such thing: ${(params as { name: string }).name}`);
  });
  const forged = '{"level":50,"msg":"forged"}';
  for (const name of [`a\r\n${forged}`, `a\u2028${forged}`, 'a\u0000b', 'a\u001b[2Jb'])
    await app.inject({
      method: 'POST',
      url: `/thing/${encodeURIComponent(name)}`,
      headers: { host: 'a\tb' },
    });
  await app.close();
  expect(lines).toHaveLength(8);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\n\r\u0000-\u0008\u001b]/);
    expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
  }
});

it('A sender who hangs up in the middle of a file is no failure of ours (behaviour B152)', async () => {
  const { app, lines } = loggingApp();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  let isOver = false;
  app.post('/file', ({ body }) => buffer(body as Readable).finally(() => (isOver = true)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST /file HTTP/1.1\r\nhost: ch.localhost\r\ncontent-type: application/octet-stream\r\ncontent-length: 99\r\n\r\n';
  socket.write(`${head}the beginning`, () => setTimeout(() => socket.destroy(), 50));
  await expect.poll(() => isOver).toBe(true);
  await app.close();
  const logged = lines.map((line) => JSON.parse(line) as { level: number });
  expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
});
