import type { ClassSystem } from '../../../resources/classSystems.ts';
import { classesAbove } from '../../../resources/classes/classAbove.ts';
import { isWithinClass } from '../../../resources/classes/isWithinClass.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { classKey, type ClassCode } from '../codes/classCode.ts';
import { classMembers, type ClassMembers } from './classMembers.ts';
import { findClasses } from './findClasses.ts';

/** A class that a text names, and where its products are. */
export interface CategoriesOfClass extends ClassMembers {
  system: ClassSystem;
  /** As its categories have it; as much of it as was typed where that begins several. */
  code: string;
  /** Is it the whole class, and so one with a page, or only its beginning? */
  isWhole: boolean;
}

/**
 * The categories of the platform that have a class and those below it, such as `E03.02` with `E03`, or, of a text that
 * only begins some, all of these; undefined where there are none.
 */
export async function categoriesOfClass(
  db: ScopedQueries,
  scope: Scope,
  { system, key }: Pick<ClassCode, 'system' | 'key'>,
): Promise<CategoriesOfClass | undefined> {
  const found = await findClasses(db, scope, system, key);
  const codes = [...new Set(found.flatMap((one) => one.codes))].toSorted();
  const [first] = codes;
  if (first === undefined) return undefined;
  const whole = wholeClass(system, key, codes);
  const isMeant = (code: string) => whole === undefined || isWithinClass(system, whole, code);
  const sids = found.filter((one) => one.codes.some(isMeant)).map(({ sid }) => sid);
  const members = await classMembers(db, scope, system, sids);
  return { ...members, system, code: whole ?? first, isWhole: whole !== undefined };
}

/** The class with that key, itself or as what stands above others: `E03` of `E03.02`; undefined of a mere beginning. */
function wholeClass(system: ClassSystem, key: string, codes: readonly string[]): string | undefined {
  for (const code of codes) {
    const found = [code, ...classesAbove(system, code)].find((one) => classKey(system, one) === key);
    if (found !== undefined) return found;
  }
  return undefined;
}
