import { trashCalls as calls } from '../../../resources/calls/trash.ts';
import { lists } from '../../../resources/limits.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import { isClosed, scopeOf } from '../../records/access/scope.ts';
import { readTrash } from '../../records/readTrash.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** What was deleted, for those who may bring it back (behaviour B498). */
export function trash(routing: Routing): void {
  registerCall(routing, calls.list, async ({ caller, where, db, parameters, query: { orgaSid, before } }) => {
    const { entities } = routing;
    const entity = Object.hasOwn(entities, parameters.entity) ? entities[parameters.entity] : undefined;
    if (!entity?.trash) throw notFound();
    const scope = scopeOf(caller, where, entity, 'create');
    if (isClosed(scope)) throw forbidden();
    const most = lists.pageSize + 1;
    const asked = { orgaSid, before: before === undefined ? undefined : Number(before), most };
    const read = await readTrash(db, scope, entity, asked);
    const records = read.slice(0, lists.pageSize);
    return { records, next: read.length === most ? String(records.at(-1)?.change) : null };
  });
}
