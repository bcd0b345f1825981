import { categoryRelation } from '../../../../resources/entities/categoryRelation.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { changeTree } from '../../../catalogue/tree/treeVersion.ts';
import { readPlaces, writeRelations, type Place } from '../../../catalogue/tree/writeRelations.ts';
import type { ScopesFor } from '../records/importRecords.ts';
import type { Note } from '../source/sourceRow.ts';
import type { PlannedCategory } from './CategoryPlan.ts';
import { noteAt } from './planCategories.ts';

/**
 * Hangs categories where their rows say, in one go; the caller keeps the tree. A new one comes behind its siblings, one
 * that stays keeps its place among them unless its row says another. Returns the sids of those that hang elsewhere now.
 */
export async function hangCategories(
  tx: SystemTransaction,
  scopeFor: ScopesFor,
  { planned, note }: { planned: readonly PlannedCategory[]; note: Note },
): Promise<string[]> {
  const scope = scopeFor(categoryRelation)('update');
  const current = await readPlaces(tx, scope);
  const above = new Map([...current].map(([sid, { parentSid }]) => [sid, parentSid]));
  for (const { sid, parentSid } of planned)
    if (parentSid === null) above.delete(sid);
    else if (parentSid !== undefined) above.set(sid, parentSid);
  const last = new Map<string, number>();
  const take = ({ parentSid, position }: Pick<Place, 'parentSid' | 'position'>) =>
    last.set(parentSid, Math.max(last.get(parentSid) ?? 0, position));
  for (const place of current.values()) take(place);

  const moved: Place[] = [];
  const gone: string[] = [];
  for (const plan of planned) {
    const { sid, position } = plan;
    const before = current.get(sid);
    const parentSid = above.get(sid);
    if (parentSid === undefined) {
      if (before) gone.push(sid);
      continue;
    }
    // What it would hang under was not taken.
    if (levelsAbove(sid, above) === undefined) {
      noteAt(note, plan, 'parent', 'parent-left-out', { sid: parentSid }, 'warning');
      continue;
    }
    const kept = before?.parentSid === parentSid ? before.position : undefined;
    const place = { childSid: sid, parentSid, position: position ?? kept ?? (last.get(parentSid) ?? 0) + 1 };
    take(place);
    if (before?.parentSid !== parentSid || before.position !== place.position) moved.push(place);
  }
  if (moved.length + gone.length === 0) return [];
  await changeTree(tx, scope);
  const level = ({ childSid }: Place) => levelsAbove(childSid, above) ?? 0;
  moved.sort((one, other) => level(one) - level(other));
  await writeRelations(tx, scope, current, moved, gone);
  return [...moved.map(({ childSid }) => childSid), ...gone];
}

/** How many hang above a category; undefined where none of them hangs at the root. */
function levelsAbove(sid: string, above: ReadonlyMap<string, string>): number | undefined {
  const seen = new Set<string>();
  for (let at = sid; at !== rootCategory;) {
    const parent = above.get(at);
    if (parent === undefined || seen.has(at)) return undefined;
    seen.add(at);
    at = parent;
  }
  return seen.size;
}
