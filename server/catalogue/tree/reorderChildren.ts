import type { Expected } from '../../base/expected.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import type { Fault } from '../../../resources/fault.ts';
import { notFound, unprocessable } from '../../base/problems.ts';
import { readChildren } from './readChildren.ts';
import { changeTree } from './treeVersion.ts';
import { readPlaces, writeRelations } from './writeRelations.ts';

/**
 * Puts the categories directly under one into this order and returns the version of the tree. Throws 404 for an
 * unknown category, 412 for a stale version, 422 unless every child is named, and each once.
 */
export async function reorderChildren(
  tx: ScopedTransaction,
  scope: Scope,
  parentSid: string,
  sids: readonly string[],
  expected?: Expected,
): Promise<number> {
  const next = await changeTree(tx, scope, expected);
  const children = await readChildren(tx, scope, parentSid);
  if (!children) throw notFound();
  const faults = faultsOf(
    sids,
    children.map(({ childSid }) => childSid),
  );
  if (faults.length > 0) throw unprocessable(faults);
  const places = sids.map((childSid, index) => ({ childSid, parentSid, position: index + 1 }));
  await writeRelations(tx, scope, await readPlaces(tx, scope), places, []);
  return next;
}

function faultsOf(sids: readonly string[], children: readonly string[]): Fault[] {
  const strangers = sids.flatMap((sid, index): Fault[] => {
    const path = `childSids.${index}`;
    if (!children.includes(sid)) return [{ path, code: 'not-a-child', values: { sid } }];
    return sids.indexOf(sid) < index ? [{ path, code: 'named-twice', values: { sid } }] : [];
  });
  const missing = children.filter((sid) => !sids.includes(sid));
  return [
    ...strangers,
    ...missing.map((sid) => ({ path: 'childSids', code: 'child-left-out', values: { sid } })),
  ];
}
