import { isWithinClass, type ClassSystem } from '../../../resources/classSystems.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classKey } from '../codes/classCode.ts';
import { classMembers, type ClassMembers } from './classMembers.ts';
import { findClasses } from './findClasses.ts';

/** A class of a platform. */
export interface ClassNamed extends ClassMembers {
  /** The classes below it that the platform has. */
  below: string[];
}

/** The class with this code, exactly so; undefined where no category of the platform has it or one below it. */
export async function classNamed(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
  code: string,
): Promise<ClassNamed | undefined> {
  const key = classKey(system, code);
  const found = key === '' ? [] : await findClasses(db, scope, system, key);
  const of = (codes: readonly string[]) => codes.filter((one) => isWithinClass(system, code, one));
  const having = found.filter(({ codes }) => of(codes).length > 0);
  if (having.length === 0) return undefined;
  const below = new Set(having.flatMap(({ codes }) => of(codes)).filter((one) => one !== code));
  const members = await classMembers(
    db,
    scope,
    system,
    having.map(({ sid }) => sid),
  );
  return { ...members, below: [...below].toSorted() };
}
