import type { Change } from '../../resources/calls/audit.ts';
import type { Action, Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { isClosed, type Scope } from '../access/scope.ts';
import type { Transaction } from '../database/connect.ts';
import { conflict, forbidden, notFound } from '../problems.ts';
import { readThing } from './readThings.ts';
import { createThing, deleteThing, replaceThing } from './writeThings.ts';

/**
 * Puts back what a change has done, which is a change of its own. Throws 403 outside the scope, 409 when what was
 * deleted is there again, 412 when the thing has changed since.
 */
export async function undoChange(
  tx: Transaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  { kind, key, version, before }: Change,
): Promise<{ before: Row | null; after: Row | null }> {
  const scope = scopeFor(({ created: 'delete', changed: 'update', deleted: 'create' } as const)[kind]);
  if (isClosed(scope)) throw forbidden();
  const current = await readThing(tx, scope, entity, key, true);
  if (kind === 'deleted') {
    if (current) throw conflict();
    return { before: null, after: await createThing(tx, scope, entity, before as Row) };
  }
  if (!current) throw notFound();
  if (kind === 'created') {
    await deleteThing(tx, scope, entity, key, version ?? undefined);
    return { before: current, after: null };
  }
  const wanted = { ...current, ...(before as Row) };
  return {
    before: current,
    after: await replaceThing(tx, scope, entity, key, wanted, version ?? undefined),
  };
}
