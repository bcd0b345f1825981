import { z } from 'zod';
import type { webhookWorld } from '../setup/webhookWorld.ts';

type World = Pick<Awaited<ReturnType<typeof webhookWorld>>, 'call' | 'receiver'>;

const told = z.object({
  data: z.object({
    items: z.array(z.object({ key: z.object({ orgaSid: z.string(), sid: z.string() }) })),
  }),
});

/** What of a record is its own; all else the server makes of others too. */
export const keptRecord = z.object({
  sid: z.string(),
  version: z.number(),
  productInfo: z.object({ articleNumber: z.string(), title: z.record(z.string(), z.string()) }),
  categories: z.object({ mainCategory: z.object({ sid: z.string() }) }),
});
export type KeptRecord = z.output<typeof keptRecord>;

const mostAtOnce = 200;

/**
 * A copy of the products of alpenfenster that is told by deliveries alone what to read anew, as the guide to webhooks says. While `isAway` its address answers 503.
 */
export function mirrorByWebhooks({ call, receiver }: World, who: string, path: string) {
  const kept = new Map<string, KeptRecord>();
  const done = new Set<string>();
  const state = { isAway: false, deliveries: 0 };

  /** Keeps them as they are now: what an item says may be older. */
  async function read(sids: readonly string[]): Promise<void> {
    for (let from = 0; from < sids.length; from += mostAtOnce) {
      const id = sids.slice(from, from + mostAtOnce).map((sid) => `alpenfenster/${sid}`);
      const filter = encodeURIComponent(JSON.stringify({ id }));
      const answer = await call(
        who,
        'GET',
        `/import/product/CH?filter=${filter}&range=[0,${mostAtOnce - 1}]`,
      );
      const found = new Map(
        z
          .array(keptRecord)
          .parse(answer.json())
          .map((one) => [one.sid, one]),
      );
      for (const sid of sids.slice(from, from + mostAtOnce)) {
        const one = found.get(sid);
        if (one) kept.set(sid, one);
        else kept.delete(sid);
      }
    }
  }

  receiver.answers((response, delivery) => {
    if (delivery.path !== path) return void response.writeHead(204).end();
    if (state.isAway) return void response.writeHead(503).end();
    follow(delivery).then(
      () => response.writeHead(204).end(),
      () => response.writeHead(500).end(),
    );
  });

  async function follow({ id, body }: { id: string; body: unknown }): Promise<void> {
    state.deliveries += 1;
    if (done.has(id)) return;
    const { items } = told.parse(body).data;
    await read(items.map(({ key }) => key.sid));
    done.add(id);
  }

  return { kept, state };
}

/** All that is there, read page by page as `Link` leads. */
export async function productsThere(call: World['call'], who: string): Promise<Map<string, KeptRecord>> {
  const there = new Map<string, KeptRecord>();
  const filter = encodeURIComponent('{"orgaSid":"alpenfenster"}');
  for (
    let next: string | undefined = `/import/product/CH?filter=${filter}&range=[0,${mostAtOnce - 1}]`;
    next;
  ) {
    const page = await call(who, 'GET', next);
    for (const one of z.array(keptRecord).parse(page.json())) there.set(one.sid, one);
    next = /^<\/api([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return there;
}
