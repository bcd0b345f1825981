import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sweepCalls, takeCalls } from './takeCalls.ts';

/** Calls that this process has taken for somebody: those up to `last` are its own to give. */
interface Share {
  given: number;
  last: number;
  /** On the clock of this process, milliseconds. */
  until: number;
}

/** So many parts of what is allowed are taken at a time: a write of the database for each call would cost as much as many calls do. */
const shares = 100;
const mostRemembered = 5000;
const sweepEveryMs = 60_000;

const ofRoute = z.object({
  routeInfo: z.object({ method: z.string().or(z.array(z.string())), url: z.string() }),
});

/**
 * Counts the calls of each caller over all processes (behaviour B555). Never are more let through than allowed; a
 * process that has taken a hundredth of them and is not asked again lets as many fewer through. A limit below two hundred is
 * exact. Whoever is beyond the limit costs the database nothing.
 * @param onFailure is told where the database cannot be asked
 */
export function sharedCounts(
  db: SystemQueries,
  onFailure: (error: unknown) => void,
): FastifyRateLimitStoreCtor {
  const known = new LRUCache<string, Share>({ max: mostRemembered });
  const asking = new Map<string, Promise<void>>();
  let sweptAt = performance.now();

  async function take(name: string, windowMs: number, max: number): Promise<void> {
    const wanted = Math.max(1, Math.floor(max / shares));
    const { calls, leftMs } = await takeCalls(db, hashed(name), wanted, windowMs);
    known.set(name, { given: calls - wanted, last: calls, until: performance.now() + leftMs });
    if (performance.now() - sweptAt < sweepEveryMs) return;
    sweptAt = performance.now();
    void sweepCalls(db).catch(onFailure);
  }

  /** The place of a call among all of its window, and how long that goes on. */
  async function count(
    name: string,
    windowMs: number,
    max: number,
  ): Promise<{ current: number; ttl: number }> {
    for (;;) {
      const share = known.get(name);
      const ttl = share ? share.until - performance.now() : 0;
      if (share && ttl > 0) {
        if (share.given < share.last) return { current: (share.given += 1), ttl };
        if (share.last >= max) return { current: share.last + 1, ttl };
      }
      const asked = asking.get(name) ?? take(name, windowMs, max).finally(() => asking.delete(name));
      asking.set(name, asked);
      await asked;
    }
  }

  return class SharedCounts implements FastifyRateLimitStore {
    /** The route, where it has a limit of its own. */
    #of = '';

    child(options: object): FastifyRateLimitStore {
      const { method, url } = ofRoute.parse(options).routeInfo;
      const store = new SharedCounts();
      store.#of = `${String(method)} ${url}`;
      return store;
    }

    incr(
      key: string,
      done: Parameters<FastifyRateLimitStore['incr']>[1],
      windowMs: number,
      max: number,
    ): void {
      count(`${this.#of} ${key}`, windowMs, max).then(
        (result) => done(null, result),
        (error: Error) => {
          onFailure(error);
          done(error);
        },
      );
    }
  };
}

/** Who called is not told by what is stored. */
function hashed(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}
