import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import type { Config } from './base/config/config.ts';
import type { Database } from './base/database/connect.ts';
import { noteSlowStatements } from './base/database/noteSlowStatements.ts';
import { openPictures } from './base/images/openPictures.ts';
import type { KeptFile } from './base/kept/shelf.ts';

/** Open requests get this long at the end; with what follows it stays under ten seconds. */
const graceMs = 7000;

/**
 * The server on its port. Returns what ends it without a failed request.
 * @param picturesAt where pictures are decoded
 * @param keptIn where public pages are kept, of one of several processes
 * @throws {Error} that names the remedy where something listens there already
 */
export async function serve(
  config: Config,
  database: Database,
  picturesAt: string | undefined,
  keptIn?: KeptFile,
): Promise<() => Promise<void>> {
  const app = await buildApp({ config, database, pictures: openPictures(picturesAt), keptIn });
  noteSlowStatements(database.read, app.log);
  const stop = async () => {
    void wait(graceMs, undefined, { ref: false }).then(() => app.server.closeAllConnections());
    await app.close();
  };
  try {
    await app.listen({ port: config.port, host: config.host }).catch(explainListening(config));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function explainListening({ host, port }: Config) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Something listens on ${host}:${port} already: stop it, or set PORT to another number.`);
  };
}
