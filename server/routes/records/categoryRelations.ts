import type { ScopedTransaction } from '../../base/database/queries.ts';
import { rehearseDeletion } from '../../catalogue/records/foreseeDeletion.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { categoryRelationCalls as calls } from '../../../resources/calls/categoryRelation.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import type { Action } from '../../../resources/entity.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { isClosed, scopeOf, type Scope, type Where } from '../../records/access/scope.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import { addRelation } from '../../catalogue/tree/addRelation.ts';
import { readChildren } from '../../catalogue/tree/readChildren.ts';
import { removeRelation } from '../../catalogue/tree/removeRelation.ts';
import { readTree } from '../../catalogue/tree/readTree.ts';
import { reorderChildren } from '../../catalogue/tree/reorderChildren.ts';
import { replaceTree } from '../../catalogue/tree/replaceTree.ts';
import { treeVersion } from '../../catalogue/tree/treeVersion.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const hung = z.strictObject({ relation: calls.create.answer, version: z.number() });
const ordered = z.strictObject({ children: calls.reorder.answer, version: z.number() });

/** The category tree of a platform (behaviour B63). */
export function categoryRelations(routing: Routing): void {
  const { write } = routing;

  registerCall(routing, calls.children, async ({ scope, parameters, db, reply }) => {
    // The version first: a tree that changes in between is read again, not taken for the older one.
    const version = await treeVersion(db, scope);
    const children = await readChildren(db, scope, parameters.id);
    if (!children) throw notFound();
    return tagged(reply, version, children);
  });

  registerCall(routing, calls.whole, async ({ scope, db, reply }) => {
    const version = await treeVersion(db, scope);
    return tagged(reply, version, { version, entries: await readTree(db, scope) });
  });

  registerCall(routing, calls.create, async ({ body, request, reply, ...called }) => {
    const scope = scopeOn(body.platform, called, 'create');
    const { relation, version } = await write.transaction((tx) =>
      writeOnce(tx, { ...called, request }, hung, () => addRelation(tx, scope, body, versionAsked(request))),
    );
    const location = `/api/import/category-relation/${body.platform}/${encodeURIComponent(relation.id)}`;
    return tagged(reply.code(201).header('location', location), version, relation);
  });

  registerCall(routing, calls.reorder, async ({ scope, parameters, body, request, reply, ...called }) => {
    const { children, version } = await write.transaction((tx) =>
      writeOnce(tx, { ...called, request }, ordered, async () => ({
        version: await reorderChildren(tx, scope, parameters.id, body.childSids, versionAsked(request)),
        children: (await readChildren(tx, scope, parameters.id)) ?? [],
      })),
    );
    return tagged(reply, version, children);
  });

  registerCall(routing, calls.tree, async ({ body, request, reply, ...called }) => {
    const scope = scopeOn(body.platform, called, 'update');
    const answer = await write.transaction((tx) =>
      writeOnce(tx, { ...called, request }, calls.tree.answer, () =>
        replaceTree(tx, scope, body, body.version === undefined ? versionAsked(request) : [body.version]),
      ),
    );
    return tagged(reply, answer.version, answer);
  });

  registerCall(routing, calls.delete, async ({ caller, scope, parameters, query, request, reply }) => {
    const remove = (tx: ScopedTransaction) => removeRelation(tx, scope, parameters.id, versionAsked(request));
    if (query.dryRun) return rehearseDeletion(write, remove);
    await write.transaction((tx) => doOnce(tx, { caller, request }, () => remove(tx)));
    return reply.code(204).send();
  });
}

function scopeOn(
  key: PlatformKey,
  { caller, where }: { caller: Caller; where: Where },
  action: Action,
): Scope {
  const scope = scopeOf(caller, { ...where, platform: platform(key) }, categoryRelation, action);
  if (isClosed(scope)) throw forbidden();
  return scope;
}

function tagged<T>(reply: FastifyReply, version: number, answer: T): T {
  void reply.header('etag', `"${version}"`);
  return answer;
}
