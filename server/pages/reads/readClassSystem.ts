import type { ClassSystemPage } from '../../../resources/calls/storefrontPages.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { classSystemsOf } from '../../find/classes/classSystemsOf.ts';
import { readClassTree } from '../../find/classes/readClassTree.ts';
import { shownClass } from '../../find/classes/shownClass.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';

/** More of them help nobody to find one. */
const mostClasses = 2000;

/** The classes of a system that have products, as a tree; undefined where the platform has no classes of it. */
export async function readClassSystem(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  system: ClassSystem,
): Promise<ClassSystemPage | undefined> {
  if (isClosed(scope)) return undefined;
  const [tree, systems] = await Promise.all([
    readClassTree(db, scope, system),
    classSystemsOf(commonReads(db), scope),
  ]);
  const classes: ClassSystemPage['classes'] = [];
  const add = (code: string | undefined, depth: number): void => {
    for (const node of tree.below(code)) {
      if (classes.length === mostClasses || node.count === 0) continue;
      classes.push({ ...shownClass(tree, system, node, language), depth });
      add(node.code, depth + 1);
    }
  };
  add(undefined, 0);
  return tree.nodes.size > 0 ? { system, systems, classes } : undefined;
}
