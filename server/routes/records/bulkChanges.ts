import { z } from 'zod';
import { bulkChangeCalls as calls, type BulkWish } from '../../../resources/calls/bulkChange.ts';
import { judgeWish } from '../../../resources/bulk/judgeWish.ts';
import { hasFeature } from '../../../resources/access/canOpenFeature.ts';
import type { Entity } from '../../../resources/entity.ts';
import { bulkChanges as limits } from '../../../resources/limits.ts';
import { entityNamed } from '../../../resources/registry.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { askedTogether } from '../../base/database/askedTogether.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { forbidden, notFound, unprocessable } from '../../base/problems.ts';
import { beginBulk } from '../../catalogue/bulk/beginBulk.ts';
import type { Bulk } from '../../catalogue/bulk/bulkRow.ts';
import { describeBulk, findBulk } from '../../catalogue/bulk/describeBulk.ts';
import { leafToChange } from '../../catalogue/bulk/leafToChange.ts';
import { stepBulk } from '../../catalogue/bulk/stepBulk.ts';
import { workOnBulk } from '../../catalogue/bulk/workOnBulk.ts';
import { listRecords } from '../../catalogue/records/listRecords.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { requireEntry } from '../../identity/requireEntry.ts';
import type { Sender } from '../../jobs/queue.ts';
import { isClosed, scopeOf } from '../../records/access/scope.ts';
import type { Key } from '../../records/readRecords.ts';
import { listRequest } from './listRequest.ts';
import { registerCall, type CallContext, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';

const begun = z.strictObject({ id: z.string(), total: z.number() });

/**
 * The same change of many records, in its three steps (behaviour B480, B481, B482, B483). It is the affair of who began it; what that
 * person may do to each record is asked when it is done.
 * @param write the primary: rights of the person are of all platforms, and are asked anew in each step
 */
export function bulkChanges(routing: Routing, write: SystemPool, sender: Sender): void {
  /** Few records are done at once, many by a job. */
  const work = async (id: string, sub: string, total: number) => {
    if (total <= limits.mostAtOnce) return workOnBulk(write, id);
    return write.transaction(async (tx) => {
      await sender.send(tx, 'bulkChange', sub, { id });
    });
  };

  registerCall(routing, calls.begin, async (called) => {
    const { caller, where, body, request, platform } = called;
    const sub = subOf(called);
    requireEntry(caller, where);
    const entity = entityNamed(body.entity);
    if (entity.feature && !hasFeature(platform, entity.feature)) throw notFound();
    if (isClosed(scopeOf(caller, where, entity, 'update'))) throw forbidden();
    const wish = soundWish(entity, body);
    const keys = body.keys ?? (await keysUnder(called, entity, body.filter ?? {}));
    const { id, total } = await routing.write.transaction((tx) =>
      writeOnce(tx, { caller, request }, begun, async () => {
        const { address, call } = where;
        const begin = { sub, address, call, platform, entity: entity.name, place: body.place, wish, keys };
        return { id: await beginBulk(asSystem(tx), begin), total: keys.length };
      }),
    );
    await work(id, sub, total);
    return describeBulk(write, await own(write, called, id));
  });

  registerCall(routing, calls.get, async (called) =>
    describeBulk(write, await own(write, called, called.parameters.id)),
  );

  const step = (to: 'running' | 'undoing') => async (called: OneCall) => {
    const { caller, where } = called;
    const find = () => own(write, called, called.parameters.id);
    const { id, entity } = await find();
    if (isClosed(scopeOf(caller, where, entityNamed(entity), 'update'))) throw forbidden();
    await write.transaction((tx) => stepBulk(tx, id, to));
    const { total } = await describeBulk(write, await find());
    await work(id, subOf(called), total);
    return describeBulk(write, await find());
  };
  registerCall(routing, calls.run, step('running'));
  registerCall(routing, calls.undo, step('undoing'));
}

type OneCall = Pick<CallContext<typeof calls.get>, 'caller' | 'where' | 'platform' | 'parameters'>;

/** Throws 404 for what is somebody else's. */
async function own(
  write: SystemPool,
  called: Pick<OneCall, 'caller' | 'platform'>,
  id: string,
): Promise<Bulk> {
  const found = await findBulk(write, { id, sub: subOf(called), platform: called.platform.key });
  if (!found) throw notFound();
  return found;
}

function subOf({ caller }: Pick<OneCall, 'caller'>): string {
  if (caller.kind !== 'user') throw forbidden();
  return caller.sub;
}

/** Throws 422 for what no record can be given. */
function soundWish(entity: Entity, { place, act, value, find, keys, filter }: BulkWish) {
  const leaf = leafToChange(entity, place);
  if (!leaf) throw unprocessable([{ path: 'place', code: 'unknown-field', values: { field: place } }]);
  if ((keys === undefined) === (filter === undefined))
    throw unprocessable([{ path: 'keys', code: 'required' }]);
  const isKey = ({ length }: Key) => length === entity.key.length;
  if (keys && !keys.every(isKey)) throw unprocessable([{ path: 'keys', code: 'wrong-form' }]);
  const { wish, fault } = judgeWish(leaf, { act, value, find });
  if (fault) throw unprocessable([fault]);
  return wish;
}

const pageSize = 500;

/** The keys of all that a list shows under a filter. Throws 422 where there are none, or more than are changed at once. */
async function keysUnder(
  {
    caller,
    where,
    db,
    request,
  }: Pick<CallContext<typeof calls.begin>, 'caller' | 'where' | 'db' | 'request'>,
  entity: Entity,
  filter: NonNullable<BulkWish['filter']>,
): Promise<Key[]> {
  const scope = scopeOf(caller, where, entity, 'read');
  const keys: Key[] = [];
  for (let first = 0; ; first += pageSize) {
    const asked = {
      ...listRequest(entity, { filter }, () => scopeOf(caller, where, entity, 'update')),
      language: requestLanguage(request),
      range: [first, first + pageSize - 1] as const,
    };
    const { rows, total, isAtLeast } = await listRecords(askedTogether(db), scope, entity, asked);
    if (isAtLeast || total > limits.mostRecords)
      throw unprocessable([{ path: 'filter', code: 'too-many', values: { maximum: limits.mostRecords } }]);
    keys.push(...rows.map((row) => entity.key.map((name) => String(row[name]))));
    if (rows.length < pageSize) break;
  }
  if (keys.length === 0) throw unprocessable([{ path: 'filter', code: 'nothing-there' }]);
  return keys;
}
