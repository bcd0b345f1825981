import type { ShownClass } from '../../../resources/calls/shown.ts';
import { ifcEntitiesCalled } from '../../../resources/classes/ifcEntities.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classKey } from '../codes/classCode.ts';
import type { Understood } from '../query/understand.ts';
import { readClassTree } from '../classes/readClassTree.ts';
import { shownClass } from '../classes/shownClass.ts';

export type ClassFound = ShownClass & { system: ClassSystem };

/** The classes of the platform that a text names: by the whole code, or as IFC's entities are called. */
export async function classesNamed(
  db: ScopedQueries,
  scope: Scope,
  { classCode, text, language }: Pick<Understood, 'classCode' | 'text' | 'language'>,
): Promise<ClassFound[]> {
  const called = classCode ? [] : ifcEntitiesCalled(text, language);
  const system = classCode?.system ?? (called.length > 0 ? 'ifc' : undefined);
  if (system === undefined) return [];
  const tree = await readClassTree(db, scope, system);
  return [...tree.nodes.values()]
    .filter(({ code }) => (classCode ? classKey(system, code) === classCode.key : called.includes(code)))
    .map((node) => ({ system, ...shownClass(tree, system, node, language) }));
}
