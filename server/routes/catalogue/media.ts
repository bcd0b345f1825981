import { z } from 'zod';
import type { Call } from '../../../resources/calls/call.ts';
import { mediaCalls } from '../../../resources/calls/media.ts';
import { lists } from '../../../resources/limits.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedQueries, SystemPool } from '../../base/database/queries.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import { megabyte, megapixel, storedBytesOf, usedToday } from '../../catalogue/budgets/useOf.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import { assignItems } from '../../exchange/media/delivery/assignItems.ts';
import type { DeliveryRow } from '../../exchange/media/delivery/deliveryRow.ts';
import { proposeDelivery } from '../../exchange/media/delivery/proposeDelivery.ts';
import {
  describeDelivery,
  listDeliveries,
  readDelivery,
  readItems,
} from '../../exchange/media/delivery/readDelivery.ts';
import { startDelivery } from '../../exchange/media/delivery/startDelivery.ts';
import { stopDelivery } from '../../exchange/media/delivery/stopDelivery.ts';
import { dropUploads } from '../../exchange/media/upload/dropUploads.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { requireRange } from '../../http/requireRange.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import { isClosed, opensOrga, type Scope } from '../../records/access/scope.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const named = z.strictObject({ id: z.string() });

/**
 * Pictures and documents by the thousand (behaviour B351, B352).
 * @param system the primary, by which a delivery goes with its uploads, and who sends it is known to the worker
 */
export function media(routing: Routing, system: SystemPool, store: BlobStore): void {
  const { write, config } = routing;

  registerCall(routing, mediaCalls.list, async (called) => {
    const scope = senderScope(called);
    const { orgaSid, range = [0, lists.pageSize - 1] } = called.query;
    requireRange(range);
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    const found = await listDeliveries(called.db, scope, orgaSid, range);
    return Promise.all(found.map((row) => describeDelivery(called.db, scope, row)));
  });

  registerCall(routing, mediaCalls.propose, async (called) => {
    const { caller, request, reply, body } = called;
    const scope = senderScope(called);
    if (!opensOrga(scope, body.orgaSid)) throw forbidden();
    if (request.caller.kind === 'user') await rememberUser(system, request.caller);
    const language = requestLanguage(request);
    const { id } = await write.transaction((tx) =>
      writeOnce(tx, { caller, request }, named, async () => ({
        id: await proposeDelivery(tx, scope, { store, ...body, language }),
      })),
    );
    void reply.code(201).header('location', `/api/import/media/${called.parameters.platform}/${id}`);
    return describeDelivery(write, scope, await find(write, scope, id));
  });

  registerCall(routing, mediaCalls.read, async (called) => {
    const { db, parameters, query, platform, request } = called;
    const scope = senderScope(called);
    const { state, range = [0, lists.pageSize - 1] } = query;
    requireRange(range);
    const row = await find(db, scope, parameters.id);
    const asked = { state, range, platform, language: requestLanguage(request) };
    return {
      ...(await describeDelivery(db, scope, row)),
      ...(await readItems(db, scope, row.id, asked)),
      left: await leftToday(db, row),
    };
  });

  registerCall(routing, mediaCalls.start, async (called) => {
    const { parameters } = called;
    const scope = senderScope(called);
    await write.transaction((tx) =>
      doOnce(tx, called, async () => {
        const { id } = await find(tx, scope, parameters.id);
        await startDelivery(tx, scope, { id, ofAll: config.budgets });
      }),
    );
    return describeDelivery(write, scope, await find(write, scope, parameters.id));
  });

  registerCall(routing, mediaCalls.assign, async (called) => {
    const { parameters, body } = called;
    const scope = senderScope(called);
    await write.transaction((tx) =>
      doOnce(tx, called, async () => {
        const { id } = await find(tx, scope, parameters.id);
        await assignItems(tx, scope, { ...body, id, ofAll: config.budgets });
      }),
    );
    return describeDelivery(write, scope, await find(write, scope, parameters.id));
  });

  registerCall(routing, mediaCalls.stop, async (called) => {
    const scope = senderScope(called);
    let uploads: string[] = [];
    await write.transaction((tx) =>
      doOnce(tx, called, async () => {
        const { id } = await find(tx, scope, called.parameters.id);
        uploads = await stopDelivery(asSystem(tx), id);
      }),
    );
    await dropUploads(system, store, uploads);
    return called.reply.code(204).send();
  });

  async function leftToday(db: ScopedQueries, { platform: dataset, orgaSid }: DeliveryRow) {
    const holder = { dataset, orgaSid, sub: null };
    const [budget, used, stored] = [
      await budgetOf(db, holder, config.budgets),
      await usedToday(db, holder),
      await storedBytesOf(db, holder),
    ];
    const bytes = Math.min(
      budget.storedMegabytes * megabyte - stored,
      budget.uploadedMegabytesADay * megabyte - used.bytes,
    );
    return {
      pictures: Math.max(0, budget.picturesADay - used.pictures),
      megapixels: Math.max(0, Math.floor(budget.megapixelsADay - used.pixels / megapixel)),
      megabytes: Math.max(0, Math.floor(bytes / megabyte)),
    };
  }
}

/** Files of a company are the affair of who may import for it; what is written later is judged by its own rule. Throws 403. */
function senderScope({
  caller,
  platform,
  where,
}: Pick<CallContext<Call>, 'caller' | 'platform' | 'where'>): Scope {
  const scope = importScope(caller, platform, where);
  if (isClosed(scope)) throw forbidden();
  return scope;
}

async function find(db: ScopedQueries, scope: Scope, id: string): Promise<DeliveryRow> {
  const row = await readDelivery(db, scope, id);
  if (!row) throw notFound();
  return row;
}
