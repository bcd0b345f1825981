import { reindexCalls } from '../../resources/calls/reindex.ts';
import type { Sender } from '../jobs/queue.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** Has a platform built anew by the worker; asked again while that waits, once is enough. */
export function reindex(routing: Routing, sender: Sender): void {
  registerCall(routing, reindexCalls.reindex, async ({ platform: { dataset }, reply }) => {
    await routing.write.transaction((tx) => sender.sendOnce(tx, 'reindex', dataset, { dataset }));
    void reply.code(202);
    return { state: 'queued' as const };
  });
}
