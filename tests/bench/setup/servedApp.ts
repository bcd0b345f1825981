/**
 * The built product on the database of a benchmark, or one of several processes of it. Beside the product's routes,
 * `/fixed/<name>` answers with a body it was given.
 */
import pg from 'pg';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/base/config/config.ts';
import { connectDatabase } from '../../../server/base/database/connect.ts';
import { connectionsPerPoolOf } from '../../../server/base/database/connectionsPerPoolOf.ts';
import { openPictures } from '../../../server/base/images/openPictures.ts';
import { keptFileOf } from '../../../server/base/kept/keptFile.ts';
import { taggedDatabase } from '../../setup/tagged.ts';
import { tokenFor } from '../../setup/signIn.ts';
import type { FixedAnswer, Order } from './serverProcess.ts';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, asked);
};

const config = readConfig(process.env);
const database = taggedDatabase(await connectDatabase(config, connectionsPerPoolOf(config.webProcesses)));
const [, , picturesAt] = process.argv;
const keptIn = keptFileOf(config.webProcesses);
const app = await buildApp({ config, database, pictures: openPictures(picturesAt), keptIn });
const fixed = new Map<string, FixedAnswer>();

app.get('/fixed/:name', { schema: { hide: true } }, async (request, reply) => {
  const answer = fixed.get((request.params as { name: string }).name);
  return answer ? reply.headers(answer.headers).send(answer.body) : reply.callNotFound();
});

process.on('message', (order: Order) => {
  if (order === 'statements') return process.send?.({ statements });
  fixed.set(order.name, order);
  process.send?.({ statements });
});
process.once('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});

await app.listen({ port: config.port, host: config.host });
process.send?.({ token: await tokenFor(app, 'admin'), pids: [process.pid] });
