import { mostTreeLevels, mostTreeSiblings } from '../../../../resources/limits.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import type { PlannedCategory } from './CategoryPlan.ts';

/** Why the tree could not be as rows say, at one of them. */
export interface TreeFault {
  plan: PlannedCategory;
  code: 'cycle' | 'too-deep' | 'too-many-siblings' | 'not-in-tree' | 'has-children' | 'category-needed';
  values: Record<string, string | number>;
}

/**
 * What is wrong with the tree that rows wish for: circles, too many levels, too many side by side, and categories that
 * would hang nowhere though others hang under them or products need them.
 * @param parents of each category the one above it, as it is
 * @param products of the platform in each category itself
 */
export function treeFaults(
  planned: readonly PlannedCategory[],
  parents: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, number>,
): TreeFault[] {
  const wanted = parentsAfter(planned, parents);
  const siblings = new Map<string, number>();
  for (const parent of wanted.values()) siblings.set(parent, (siblings.get(parent) ?? 0) + 1);
  return planned.flatMap((plan): TreeFault[] => {
    const { sid, parentSid } = plan;
    if (parentSid === undefined) return [];
    if (parentSid === null) {
      const child = [...wanted].find(([, parent]) => parent === sid)?.[0];
      if (child !== undefined) return [{ plan, code: 'has-children', values: { sid: child } }];
      const needing = parents.has(sid) ? (products.get(sid) ?? 0) : 0;
      return needing > 0 ? [{ plan, code: 'category-needed', values: { count: needing } }] : [];
    }
    const level = levelOf(sid, wanted);
    if (level === 'cycle') return [{ plan, code: 'cycle', values: { sid } }];
    if (level === 'nowhere') return [{ plan, code: 'not-in-tree', values: { sid: parentSid } }];
    if (level > mostTreeLevels) return [{ plan, code: 'too-deep', values: { maximum: mostTreeLevels } }];
    const isNewThere = parents.get(sid) !== parentSid;
    return isNewThere && (siblings.get(parentSid) ?? 0) > mostTreeSiblings
      ? [{ plan, code: 'too-many-siblings', values: { maximum: mostTreeSiblings } }]
      : [];
  });
}

/** The tree as it will be, if rows have their way. */
export function parentsAfter(
  planned: readonly PlannedCategory[],
  parents: ReadonlyMap<string, string>,
): Map<string, string> {
  const wanted = new Map(parents);
  for (const { sid, parentSid } of planned)
    if (parentSid === null) wanted.delete(sid);
    else if (parentSid !== undefined) wanted.set(sid, parentSid);
  return wanted;
}

/** How deep a category hangs, from 1, or why it does so nowhere. */
function levelOf(sid: string, parents: ReadonlyMap<string, string>): number | 'cycle' | 'nowhere' {
  const seen = new Set<string>();
  for (let at = sid; at !== rootCategory;) {
    if (seen.has(at)) return at === sid ? 'cycle' : 'nowhere';
    seen.add(at);
    const above = parents.get(at);
    if (above === undefined) return 'nowhere';
    at = above;
  }
  return seen.size;
}
