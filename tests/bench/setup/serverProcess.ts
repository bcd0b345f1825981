/**
 * The built product on the database of a benchmark, in a process of its own: who measures shares neither its
 * thread nor its memory. Beside the product's routes, `/fixed/<name>` answers with a body it was given.
 */
import pg from 'pg';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/base/config/config.ts';
import { connectDatabase } from '../../../server/base/database/connect.ts';
import { taggedDatabase } from '../../setup/tagged.ts';
import { tokenFor } from '../../setup/signIn.ts';

/** What whoever measures asks this process for: to keep an answer, or how many statements it has sent so far. */
export type Order = FixedAnswer | 'statements';

/** What a fixed answer is made of. */
export interface FixedAnswer {
  name: string;
  headers: Record<string, string>;
  body: Buffer;
}

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, asked);
};

const config = readConfig(process.env);
const database = taggedDatabase(await connectDatabase(config));
const app = await buildApp({ config, database });
const fixed = new Map<string, FixedAnswer>();

app.get('/fixed/:name', { schema: { hide: true } }, async (request, reply) => {
  const answer = fixed.get((request.params as { name: string }).name);
  return answer ? reply.headers(answer.headers).send(answer.body) : reply.callNotFound();
});

process.on('message', (order: Order) => {
  if (order === 'statements') return process.send?.({ statements });
  fixed.set(order.name, order);
  process.send?.({ kept: order.name });
});
process.once('disconnect', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});

await app.listen({ port: config.port, host: config.host });
process.send?.({ token: await tokenFor(app, 'admin') });
