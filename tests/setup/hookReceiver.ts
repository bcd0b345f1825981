import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll } from 'vitest';

/** A delivery as it came. */
export interface Received {
  path: string;
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { id: string; type: string; timestamp: string; data: Record<string, unknown> };
}

/**
 * A server on loopback that takes deliveries and answers each as it is told to: 204 unless said. `verify` is the judgement of the
 * standard's own library, which throws.
 */
export async function hookReceiver() {
  const received: Received[] = [];
  let answer = (response: ServerResponse, _: Received): void => {
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { url: path = '', headers } = request;
      const one = { path, id: String(headers['webhook-id']), headers, text, body: JSON.parse(text) };
      received.push(one);
      answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    url: (path = '/hook') => `http://127.0.0.1:${port}${path}`,
    answers: (how: typeof answer) => {
      answer = how;
    },
    /** What came to that path since it was asked last. */
    take: (path = '/hook') => {
      const own = received.filter((one) => one.path === path);
      for (const one of own) received.splice(received.indexOf(one), 1);
      return own;
    },
    verify: (secret: string, { text, headers }: Received): unknown =>
      new Webhook(secret).verify(text, {
        'webhook-id': String(headers['webhook-id']),
        'webhook-timestamp': String(headers['webhook-timestamp']),
        'webhook-signature': String(headers['webhook-signature']),
      }),
  };
}
