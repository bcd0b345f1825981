import { trashCalls as calls } from '../../../resources/calls/trash.ts';
import type { Entity } from '../../../resources/entity.ts';
import { lists } from '../../../resources/limits.ts';
import { transact } from '../../base/database/transact.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import { isClosed, scopeOf } from '../../records/access/scope.ts';
import { emptyTrash } from '../../records/emptyTrash.ts';
import { readTrash } from '../../records/readTrash.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { writeOnce } from '../writeOnce.ts';

/** What was deleted, for those who may bring it back (behaviour B498), and emptied by those who may delete (B628). */
export function trash(routing: Routing): void {
  registerCall(routing, calls.list, async ({ caller, where, db, parameters, query: { orgaSid, before } }) => {
    const entity = entityOf(routing, parameters.entity);
    const scope = scopeOf(caller, where, entity, 'create');
    if (isClosed(scope)) throw forbidden();
    const most = lists.pageSize + 1;
    const asked = { orgaSid, before: before === undefined ? undefined : Number(before), most };
    const read = await readTrash(db, scope, entity, asked);
    const records = read.slice(0, lists.pageSize);
    return { records, next: read.length === most ? String(records.at(-1)?.change) : null };
  });

  registerCall(routing, calls.empty, async ({ caller, where, parameters, query, body, request }) => {
    const entity = entityOf(routing, parameters.entity);
    const scope = scopeOf(caller, where, entity, 'delete');
    if (isClosed(scope)) throw forbidden();
    const { dryRun } = query;
    const { orgaSid, ...asked } = body;
    return transact(routing.write, dryRun, (tx) =>
      writeOnce(tx, { caller, request }, calls.empty.answer, async () => ({
        dryRun,
        ...(await emptyTrash(tx, scope, entity, { orgaSid, ...asked })),
      })),
    );
  });
}

/** Throws 404 for an entity that keeps no trash. */
function entityOf({ entities }: Routing, name: string): Entity {
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  if (!entity?.trash) throw notFound();
  return entity;
}
