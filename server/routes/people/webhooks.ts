import { z } from 'zod';
import { webhookCalls as calls } from '../../../resources/calls/webhook.ts';
import { webhook } from '../../../resources/entities/webhook.ts';
import type { ScopedTransaction, SystemQueries } from '../../base/database/queries.ts';
import { notFound } from '../../base/problems.ts';
import { deleteRecord } from '../../catalogue/records/writeRecords.ts';
import { changeWebhook } from '../../catalogue/webhooks/changeWebhook.ts';
import { lockWebhook } from '../../catalogue/webhooks/lockWebhook.ts';
import { makeWebhook } from '../../catalogue/webhooks/makeWebhook.ts';
import { readDeliveries } from '../../catalogue/webhooks/readDeliveries.ts';
import { readWebhooks } from '../../catalogue/webhooks/readWebhooks.ts';
import { rotateSecret } from '../../catalogue/webhooks/rotateSecret.ts';
import { sendAgain, sendTest } from '../../catalogue/webhooks/sendAgain.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import type { Scope } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const made = z.strictObject({ sid: z.string() });
const sent = z.strictObject({ id: z.string() });

/**
 * Webhooks (behaviours B607 to B614).
 * @param people the primary, to remember who makes one: accounts belong to no platform
 */
export function webhooks(routing: Routing, people: SystemQueries): void {
  const { write, config } = routing;
  const allowance = config.fetchAllowed;

  registerCall(routing, calls.list, async ({ scope, query }) => readWebhooks(write, scope, query));

  registerCall(routing, calls.make, async (called) => {
    const { scope, caller, body, request, reply } = called;
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const shown: string[] = [];
    const one = await write.transaction(async (tx) => {
      // What is kept for when the call comes again never holds the secret.
      const { sid } = await writeOnce(tx, called, made, async () => {
        const { sid: given, secret } = await makeWebhook(tx, { scope, caller, allowance }, body);
        shown.push(secret);
        return { sid: given };
      });
      return readOne(tx, scope, sid);
    });
    void reply.code(201);
    return { ...one, secret: shown[0] ?? null };
  });

  registerCall(routing, calls.change, async ({ scope, caller, parameters: { sid }, body, request }) => {
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    return write.transaction(async (tx) => {
      await changeWebhook(tx, { scope, caller, allowance }, sid, body);
      return readOne(tx, scope, sid);
    });
  });

  registerCall(routing, calls.rotate, async (called) => {
    const { scope, caller, parameters, body, request } = called;
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const shown: string[] = [];
    const one = await write.transaction(async (tx) => {
      await doOnce(tx, called, async () => {
        shown.push(await rotateSecret(tx, scope, caller, parameters.sid, body.overlapDays));
      });
      return readOne(tx, scope, parameters.sid);
    });
    return { ...one, secret: shown[0] ?? null };
  });

  registerCall(routing, calls.remove, async ({ scope, caller, parameters, request, reply }) => {
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        const { orgaSid, sid } = await lockWebhook(tx, scope, parameters.sid);
        await deleteRecord(tx, scope, webhook, [orgaSid, sid]);
      }),
    );
    return reply.code(204).send();
  });

  registerCall(routing, calls.test, async (called) => {
    const { scope, parameters, reply } = called;
    void reply.code(202);
    return write.transaction(async (tx) => {
      const { id } = await writeOnce(tx, called, sent, async () => ({
        id: await sendTest(tx, scope, parameters.sid),
      }));
      return readDelivery(tx, scope, { sid: parameters.sid, id });
    });
  });

  registerCall(routing, calls.deliveries, async ({ scope, parameters: { sid } }) =>
    write.transaction(async (tx) => {
      const { id } = await lockWebhook(tx, scope, sid);
      return readDeliveries(tx, id);
    }),
  );

  registerCall(routing, calls.resend, async (called) => {
    const { scope, parameters, reply } = called;
    void reply.code(202);
    return write.transaction(async (tx) => {
      await doOnce(tx, called, () => sendAgain(tx, scope, parameters.sid, parameters.id));
      return readDelivery(tx, scope, parameters);
    });
  });
}

async function readOne(tx: ScopedTransaction, scope: Scope, sid: string) {
  const [one] = await readWebhooks(tx, scope, { sid });
  if (!one) throw notFound();
  return one;
}

async function readDelivery(tx: ScopedTransaction, scope: Scope, { sid, id }: { sid: string; id: string }) {
  const { id: webhookId } = await lockWebhook(tx, scope, sid);
  const [one] = await readDeliveries(tx, webhookId, id);
  if (!one) throw notFound();
  return one;
}
