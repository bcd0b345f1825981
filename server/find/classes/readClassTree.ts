import type { ClassSystem } from '../../../resources/classSystems.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classedCategories, saidClasses } from './classedCategories.ts';
import { ClassTree } from './ClassTree.ts';

/** The classes of a system that a platform has; all its pages ask for the same rows. */
export async function readClassTree(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
): Promise<ClassTree> {
  const common = commonReads(db);
  const [categories, said] = await Promise.all([
    classedCategories(common, scope, system),
    saidClasses(common, scope, system),
  ]);
  return new ClassTree(system, categories, said);
}
