import { isAdmin } from '../../resources/access/holdsRight.ts';
import { auditCalls as calls, type Change } from '../../resources/calls/audit.ts';
import { isPerPlatform, type Action, type Entity } from '../../resources/entity.ts';
import { imports, lists } from '../../resources/limits.ts';
import { platform as platformOf } from '../../resources/platforms.ts';
import { nest, type Row } from '../../resources/shape.ts';
import { isClosed, opensOrga, scopeOf, type Scope } from '../records/access/scope.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { transact } from '../base/database/transact.ts';
import { conflict, forbidden, notFound } from '../base/problems.ts';
import { readChange, readChanges } from '../records/readChanges.ts';
import { undoChange } from '../catalogue/records/undoChange.ts';
import { registerCall, type Routing } from './registerCall.ts';
import { requireRange } from '../http/requireRange.ts';

/**
 * The record of changes, and taking one back.
 * @param changes the primary: changes are of all platforms, and who may see which is judged here
 */
export function audit(routing: Routing, changes: SystemQueries): void {
  const { entities, write } = routing;

  registerCall(routing, calls.audit, async ({ caller, where, query, reply }) => {
    const range = query.range ?? [0, lists.pageSize - 1];
    requireRange(range);
    const [first] = range;
    const platform = query.platform ? platformOf(query.platform) : where.platform;
    const entity = query.entity === undefined ? undefined : entities[query.entity];
    if (!isAdmin(caller)) {
      if (!entity || !query.key) throw forbidden();
      const scope = scopeOf(caller, { ...where, platform }, entity, 'update');
      if (!isOpen(scope, entity, query.key)) throw forbidden();
    }
    const isShared = entity !== undefined && !isPerPlatform(entity);
    const isNarrowed = query.platform !== undefined || !isAdmin(caller);
    const filter = { ...query, platform: isShared ? '' : isNarrowed ? platform.dataset : undefined };
    const found = await readChanges(changes, filter, range);
    const shown = found.length > 0 ? `${first}-${first + found.length - 1}` : '*';
    void reply.header('content-range', `change ${shown}/*`);
    return isAdmin(caller) ? found : found.map((change) => ({ ...change, address: null }));
  });

  registerCall(routing, calls.undo, async ({ caller, where, parameters, query: { dryRun } }) => {
    const change = await readChange(changes, Number(parameters.id));
    const entity = change && entities[change.entity];
    if (!change || !entity?.calls.length) throw notFound();
    const platform = change.platform ? platformOf(change.platform) : where.platform;
    const scopeFor = (action: Action) => scopeOf(caller, { ...where, platform }, entity, action);
    // What the caller may not change is as if it were not there.
    if (!isOpen(scopeFor('update'), entity, change.key)) throw notFound();
    if (isOld(change)) throw conflict('undo-too-late');
    const undone = await transact(write, dryRun, (tx) => undoChange(tx, scopeFor, entity, change));
    const shown = (row: Row | null) => row && nest(entity, row);
    const { before, after, kept } = undone;
    return { dryRun, kind: change.kind, before: shown(before), after: shown(after), kept };
  });
}

const dayMs = 24 * 3_600_000;

function isOld({ at }: Change): boolean {
  return Date.now() - Date.parse(at) > imports.keepDays * dayMs;
}

/** Does the scope open the record of that key, there or gone? */
function isOpen(scope: Scope, { owner, key: fields }: Entity, key: readonly string[]): boolean {
  if (!owner) return scope.filter === 'all';
  const place = fields.indexOf(owner);
  return place < 0 ? !isClosed(scope) && scope.filter === 'all' : opensOrga(scope, key[place] ?? '');
}
