import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Answer {
  headers: IncomingHttpHeaders;
  /** As sent: compressed where the answer is. */
  body: Buffer;
}

/** Asks the server of a port of this machine over connections that stay open, as the platform CH. */
export interface Client {
  /** The whole answer. Throws unless it is 200. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** The answer as soon as it begins, its body to be read by whoever asked. Throws unless it is 200. */
  open(path: string, headers?: Record<string, string>): Promise<IncomingMessage>;
  close(): void;
}

const patienceMs = 60_000;

export function openClient(port: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const open: Client['open'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const asked = request({
        agent,
        host: '127.0.0.1',
        port,
        path,
        timeout: patienceMs,
        // Node and other programs do not know *.localhost: the name goes along, the address is ours.
        headers: { host: `ch.localhost:${port}`, 'accept-encoding': 'br', ...headers },
      });
      asked.once('error', reject);
      asked.once('timeout', () => asked.destroy(new Error(`${path} took more than ${patienceMs} ms.`)));
      asked.once('response', (response) => {
        if (response.statusCode === 200) return resolve(response);
        response.resume();
        reject(new Error(`${path} was answered with ${response.statusCode}.`));
      });
      asked.end();
    });
  return {
    open,
    get: async (path, headers) => {
      const response = await open(path, headers);
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      return { headers: response.headers, body: Buffer.concat(parts) };
    },
    close: () => agent.destroy(),
  };
}
