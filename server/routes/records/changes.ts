import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../../resources/access/rule.ts';
import { changeCalls as calls, type ChangePage } from '../../../resources/calls/changes.ts';
import { fedEntities } from '../../../resources/fedEntities.ts';
import { changeFeed } from '../../../resources/limits.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { forbidden, tooMany } from '../../base/problems.ts';
import { abortOnDisconnect } from '../../http/abortOnDisconnect.ts';
import { requireKeyOpens } from '../../identity/keys/requireKeyOpens.ts';
import { requireEntry } from '../../identity/requireEntry.ts';
import { isClosed, scopeOf } from '../../records/access/scope.ts';
import { readChangePage } from '../../records/changes/readChangePage.ts';
import type { Sight } from '../../records/changes/Sight.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';

type Called = CallContext<typeof calls.changes>;

/** What changed, for whoever keeps a copy: as pages and as a live stream (behaviours B548 and B549). */
export function changes(routing: Routing): void {
  const { write, callerStill, config } = routing;
  // Connections are given to the processes in turn: each has its part of what the machine may have.
  const mostStreams = Math.ceil(changeFeed.mostStreams / config.webProcesses);
  let streams = 0;

  registerCall(routing, calls.changes, async (called) => {
    const { caller, query, request, reply } = called;
    const { size, orga: orgaSid } = query;
    void reply.header('cache-control', 'no-store').header('vary', 'accept');
    // Only the primary says which transactions are under way.
    const read = (by: Caller, after: string | undefined) =>
      readChangePage(write, sightsOf(called, by), { after, orgaSid, size });
    if (!request.headers.accept?.includes('text/event-stream')) return read(caller, query.after);

    if (streams >= mostStreams) throw tooMany(changeFeed.streamSeconds);
    // Before anything is waited for: who goes meanwhile would be counted for ever.
    const gone = abortOnDisconnect(reply);
    streams += 1;
    gone.addEventListener('abort', () => (streams -= 1), { once: true });
    const lastId = request.headers['last-event-id'];
    const first = await read(caller, typeof lastId === 'string' && lastId ? lastId : query.after);
    const readAgain = async (after: string) => {
      const by = await callerStill(request);
      requireKeyOpens(by, calls.changes, { platform: called.platform, hostname: request.hostname });
      requireEntry(by, called.where);
      return read(by, after);
    };
    return reply
      .type('text/event-stream')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(changeEvents(first, readAgain, gone)));
  });
}

/**
 * Server-sent events (HTML Standard, section 9.2): `changes` with a page, under its cursor as the id. The stream ends after
 * some minutes, and as soon as the caller may not read it any more: who goes on from the last id misses nothing.
 */
async function* changeEvents(
  first: ChangePage,
  readAgain: (after: string) => Promise<ChangePage>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = performance.now() + changeFeed.streamSeconds * 1000;
  let saidAt = performance.now();
  let page = first;
  yield `retry: ${changeFeed.pollMs}\n\n`;
  while (!signal.aborted && performance.now() < end) {
    if (page.items.length > 0) yield `id: ${page.next}\nevent: changes\ndata: ${JSON.stringify(page)}\n\n`;
    else if (performance.now() - saidAt > changeFeed.keepAliveMs) yield ': still there\n\n';
    if (page.items.length > 0 || performance.now() - saidAt > changeFeed.keepAliveMs)
      saidAt = performance.now();
    if (!page.hasMore) await wait(changeFeed.pollMs, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const next = await readAgain(page.next).catch(() => undefined);
    if (!next) return;
    page = next;
  }
}

/** What a caller sees of each entity: whole records of those that they may read, of the others that they are there. */
function sightsOf({ where, query }: Pick<Called, 'where' | 'query'>, caller: Caller): Sight[] {
  const sights = fedEntities.flatMap((name): Sight[] => {
    const entity = entityNamed(name);
    if (query.entity && query.entity !== name) return [];
    if (query.orga !== undefined && !entity.owner) return [];
    const whole = scopeOf(caller, where, entity, 'read');
    if (!isClosed(whole)) return [{ entity, scope: whole, isWhole: true }];
    const seen = scopeOf(caller, where, entity, 'view');
    return isClosed(seen) ? [] : [{ entity, scope: seen, isWhole: false }];
  });
  if (sights.length === 0) throw forbidden();
  return sights;
}
