import { reindexCalls } from '../../resources/calls/reindex.ts';
import { createSender } from '../jobs/queue.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** Has a platform built anew by the worker; asked again while that waits, once is enough. */
export function reindex(routing: Routing): void {
  const { app, database } = routing;
  const sender = createSender(database.url);
  app.addHook('onClose', () => sender.stop());

  registerCall(routing, reindexCalls.reindex, async ({ platform: { dataset }, reply }) => {
    await database.write.transaction((tx) => sender.sendOnce(tx, 'reindex', dataset, { dataset }));
    void reply.code(202);
    return { state: 'queued' as const };
  });
}
