import { isAdmin } from '../../../resources/access/holdsRight.ts';
import { auditCalls as calls } from '../../../resources/calls/audit.ts';
import type { Change } from '../../../resources/calls/change.ts';
import { isPerPlatform, type Action, type Entity } from '../../../resources/entity.ts';
import { imports, lists } from '../../../resources/limits.ts';
import { platform as platformOf } from '../../../resources/platform/platforms.ts';
import { nest, type Row } from '../../../resources/shape.ts';
import { opensRecord } from '../../records/access/opensRecord.ts';
import { scopeOf } from '../../records/access/scope.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { transact } from '../../base/database/transact.ts';
import { conflict, forbidden, malformed, notFound } from '../../base/problems.ts';
import { readChange, readChanges, type RecordedChange } from '../../records/readChanges.ts';
import { readOrigins } from '../../exchange/import/reports/readOrigins.ts';
import { actionOfUndo, undoChange } from '../../catalogue/records/undoChange.ts';
import { callerOf } from '../../identity/callerOf.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { requireRange } from '../../http/requireRange.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { writeOnce } from '../writeOnce.ts';

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
    const entity = query.entity === undefined ? undefined : entityAsked(entities, query.entity);
    if (!isAdmin(caller)) {
      if (!entity || !query.key) throw forbidden();
      const scope = scopeOf(caller, { ...where, platform }, entity, 'update');
      if (!opensRecord(scope, entity, query.key)) throw forbidden();
    }
    const isShared = entity !== undefined && !isPerPlatform(entity);
    const isNarrowed = query.platform !== undefined || !isAdmin(caller);
    const filter = { ...query, platform: isShared ? '' : isNarrowed ? platform.dataset : undefined };
    const found = await readChanges(changes, filter, range);
    const shown = found.length > 0 ? `${first}-${first + found.length - 1}` : '*';
    void reply.header('content-range', `change ${shown}/*`);
    return isAdmin(caller) ? found : found.map((change) => ({ ...change, address: null }));
  });

  registerCall(routing, calls.origins, async ({ caller, where, query: { entity: name, key, ...query } }) => {
    const platform = query.platform ? platformOf(query.platform) : where.platform;
    const entity = entityAsked(entities, name);
    const scope = scopeOf(caller, { ...where, platform }, entity, 'update');
    if (!opensRecord(scope, entity, key)) throw forbidden();
    return readOrigins(changes, { platform: isPerPlatform(entity) ? platform.dataset : '', entity, key });
  });

  registerCall(
    routing,
    calls.undo,
    async ({ caller, where, parameters, query: { dryRun, field }, request }) => {
      const change = partOf(await readChange(changes, Number(parameters.id)), field);
      const entity = change && entities[change.entity];
      if (!change || !entity?.calls.length) throw notFound();
      const platform = change.platform ? platformOf(change.platform) : where.platform;
      const at = { ...where, platform };
      const scopeFor = (action: Action) => scopeOf(caller, at, entity, action);
      // What the caller may not change is as if it were not there.
      if (!opensRecord(scopeFor('update'), entity, change.key)) throw notFound();
      if (isOld(change)) throw conflict('undo-too-late');
      const shown = (row: Row | null) => row && nest(entity, row);
      return transact(write, dryRun, (tx) =>
        writeOnce(tx, { caller, request }, calls.undo.answer, async () => {
          const { before, after, kept } = await undoChange(
            tx,
            scopeFor,
            entity,
            change,
            versionAsked(request),
          );
          // It may have waited for others who write the record: what counts is the right of now (behaviour B140).
          const now = await callerOf(asSystem(tx), request);
          if (!opensRecord(scopeOf(now, at, entity, actionOfUndo(change)), entity, change.key))
            throw notFound();
          return { dryRun, kind: change.kind, before: shown(before), after: shown(after), kept };
        }),
      );
    },
  );
}

/** Throws 400 where there is none of that name, also for a name that every object has. */
function entityAsked(entities: Record<string, Entity>, name: string): Entity {
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  if (entity) return entity;
  const choices = Object.keys(entities).join(', ');
  throw malformed([{ path: 'entity', code: 'unknown-choice', values: { choices } }]);
}

/** A change as if it had been of one field only; undefined where it was not of that one. */
function partOf(change: RecordedChange | undefined, field: string | undefined): RecordedChange | undefined {
  if (field === undefined || !change) return change;
  const { kind, before, after } = change;
  if (kind !== 'changed' || !before || !after || !Object.hasOwn(after, field)) return undefined;
  return { ...change, before: { [field]: before[field] }, after: { [field]: after[field] } };
}

const dayMs = 24 * 3_600_000;

function isOld({ at }: Change): boolean {
  return Date.now() - Date.parse(at) > imports.keepDays * dayMs;
}
