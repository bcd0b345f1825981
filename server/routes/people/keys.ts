import { z } from 'zod';
import { keyCalls as calls } from '../../../resources/calls/key.ts';
import { accessKey } from '../../../resources/entities/accessKey.ts';
import type { ScopedTransaction, SystemQueries } from '../../base/database/queries.ts';
import { notFound } from '../../base/problems.ts';
import { lockKey } from '../../catalogue/keys/lockKey.ts';
import { makeKey } from '../../catalogue/keys/makeKey.ts';
import { readKeys } from '../../catalogue/keys/readKeys.ts';
import { rotateKey } from '../../catalogue/keys/rotateKey.ts';
import { deleteRecord } from '../../catalogue/records/writeRecords.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import type { Scope } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const made = z.strictObject({ sid: z.string() });

/**
 * Keys of machines (behaviours B544 to B547).
 * @param people the primary, to remember who makes one: accounts belong to no platform
 */
export function keys(routing: Routing, people: SystemQueries): void {
  const { write } = routing;

  registerCall(routing, calls.list, async ({ scope, query }) => readKeys(write, scope, query));

  registerCall(routing, calls.make, async (called) => {
    const { scope, caller, body, request, reply } = called;
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const shown: string[] = [];
    const key = await write.transaction(async (tx) => {
      // What is kept for when the call comes again never holds the secret.
      const { sid } = await writeOnce(tx, called, made, async () => {
        const { sid: given, secret } = await makeKey(tx, scope, caller, body);
        shown.push(secret);
        return { sid: given };
      });
      return one(tx, scope, sid);
    });
    void reply.code(201);
    return { ...key, secret: shown[0] ?? null };
  });

  registerCall(routing, calls.rotate, async (called) => {
    const { scope, caller, parameters, body, request } = called;
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    const shown: string[] = [];
    const key = await write.transaction(async (tx) => {
      await doOnce(tx, called, async () => {
        shown.push(await rotateKey(tx, scope, caller, parameters.sid, body.overlapDays));
      });
      return one(tx, scope, parameters.sid);
    });
    return { ...key, secret: shown[0] ?? null };
  });

  registerCall(routing, calls.revoke, async ({ scope, caller, parameters, request, reply }) => {
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        const { orgaSid, sid } = await lockKey(tx, scope, parameters.sid);
        await deleteRecord(tx, scope, accessKey, [orgaSid, sid]);
      }),
    );
    return reply.code(204).send();
  });
}

async function one(tx: ScopedTransaction, scope: Scope, sid: string) {
  const [key] = await readKeys(tx, scope, { sid });
  if (!key) throw notFound();
  return key;
}
