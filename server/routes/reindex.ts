import { reindexCalls } from '../../resources/calls/reindex.ts';
import { reindex as rebuild } from '../derived/reindex.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** Whoever asks while a platform is being rebuilt waits for that same run. */
export function reindex(routing: Routing): void {
  const running = new Map<string, Promise<number>>();

  registerCall(routing, reindexCalls.reindex, async ({ platform: { store } }) => {
    const run = running.get(store) ?? rebuild(routing.database, store).finally(() => running.delete(store));
    running.set(store, run);
    return { products: await run };
  });
}
