import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Config } from '../../base/config/config.ts';
import type { Sight } from '../../base/sight/Sight.ts';
import { toldExposition } from '../../base/sight/tellParent.ts';
import { joinExpositions } from './joinExpositions.ts';

/** What the processes of this machine say of themselves. */
export interface Metrics {
  /** Goes by what this process tells, until it ends. */
  hear(child: ChildProcess): void;
  stop(): Promise<void>;
}

/**
 * Serves `/metrics` of all processes of this machine, on a port of its own that is never the one of visitors
 * (behaviour B658).
 * @param own what looks into this process
 * @throws {Error} that names the remedy where something listens there already
 */
export async function serveMetrics(
  { metricsHost, metricsPort }: Pick<Config, 'metricsHost' | 'metricsPort'>,
  own: Sight,
): Promise<Metrics> {
  const told = new Map<ChildProcess, string>();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = joinExpositions([await own.exposition(), ...told.values()]);
    return response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Something listens on ${metricsHost}:${metricsPort} already: set METRICS_PORT to another number.`,
    );
  });
  return {
    hear: (child) => {
      child.on('message', (message) => {
        const said = toldExposition.safeParse(message);
        if (said.success) told.set(child, said.data.exposition);
      });
      child.once('exit', () => told.delete(child));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
