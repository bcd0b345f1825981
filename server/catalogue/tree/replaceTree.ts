import type { TreeNode } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Expected } from '../../base/expected.ts';
import type { Scope } from '../../records/access/scope.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { category } from '../../../resources/entities/category.ts';
import type { Fault } from '../../../resources/fault.ts';
import { unknownCode } from '../../../resources/known.ts';
import { unprocessable } from '../../base/problems.ts';
import { pathTo } from './addRelation.ts';
import { changeTree } from './treeVersion.ts';
import { readPlaces, writeRelations, type Place } from './writeRelations.ts';

interface Named extends Place {
  path: string;
}

/**
 * Makes what hangs under a category exactly this tree: categories that it does not name hang nowhere any more,
 * named ones move here from elsewhere. Throws 412 for a stale version, and 422, naming every fault, for a
 * category that is unknown, named twice, above the tree itself, or that would come without its own children.
 */
export async function replaceTree(
  tx: ScopedTransaction,
  scope: Scope,
  { sid, children }: { sid: string; children: readonly TreeNode[] },
  expected?: Expected,
): Promise<{ version: number; changed: number }> {
  const next = await changeTree(tx, scope, expected);
  const named = placesOf(sid, children);
  const above = sid === rootCategory ? [] : await pathTo(tx, scope, sid);
  const current = await readPlaces(tx, scope);
  const wanted = new Set(named.map(({ childSid }) => childSid));
  const places = new Map(named.map(({ childSid }, index) => [childSid, index]));
  const below = descendantsOf(sid, current);
  const faults = [
    ...(sid === rootCategory || above.length > 0 ? [] : [missing('sid', sid)]),
    ...named.flatMap(({ childSid, path }, index): Fault[] => {
      const values = { sid: childSid };
      if (above.includes(childSid) || childSid === rootCategory) return [{ path, code: 'cycle', values }];
      return places.get(childSid) !== index ? [{ path, code: 'named-twice', values }] : [];
    }),
    ...(await unknownOnes(tx, named)),
    ...[...current.values()].flatMap(({ childSid, parentSid }): Fault[] =>
      wanted.has(parentSid) && !below.has(parentSid) && !wanted.has(childSid)
        ? [{ path: 'children', code: 'child-left-out', values: { sid: childSid } }]
        : [],
    ),
  ];
  if (faults.length > 0) throw unprocessable(faults);
  const gone = [...below].filter((descendant) => !wanted.has(descendant));
  return { version: next, changed: await writeRelations(tx, scope, current, named, gone) };
}

/** The tree as relations, level by level. */
function placesOf(root: string, nodes: readonly TreeNode[]): Named[] {
  const level = (parentSid: string, siblings: readonly TreeNode[], prefix: string): Named[] =>
    siblings.flatMap(({ sid, children = [] }, index) => {
      const path = `${prefix}children.${index}.`;
      const place = { childSid: sid, parentSid, position: index + 1, path: `${path}sid` };
      return [place, ...level(sid, children, path)];
    });
  return level(root, nodes, '');
}

function descendantsOf(root: string, current: ReadonlyMap<string, Place>): Set<string> {
  const byParent = Map.groupBy(current.values(), ({ parentSid }) => parentSid);
  const found = new Set<string>();
  const waiting = [root];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    for (const { childSid } of byParent.get(parent) ?? []) {
      if (found.has(childSid)) continue;
      found.add(childSid);
      waiting.push(childSid);
    }
  }
  return found;
}

/** Known ones are kept from being deleted until the tree is written. */
async function unknownOnes(tx: ScopedTransaction, named: readonly Named[]): Promise<Fault[]> {
  const sids = named.map(({ childSid }) => childSid);
  const rows = await tx.rows(
    { sid: text() },
    sql`select c.sid from category c where c.sid = any(${sids}) and ${sharedByAll(category)} for key share`,
  );
  const known = new Set(rows.map(({ sid }) => sid));
  return named.flatMap(({ childSid, path }) =>
    known.has(childSid) || childSid === rootCategory ? [] : [missing(path, childSid)],
  );
}

function missing(path: string, sid: string): Fault {
  return { path, code: unknownCode('category'), values: { sid } };
}
