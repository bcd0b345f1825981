import { databaseProblem } from '../../base/database/databaseProblem.ts';
import { isDiskFull } from '../../base/storage/isDiskFull.ts';
import { isStoreAway } from '../../base/storage/isStoreAway.ts';

/** Did an attempt fail for a reason that passes by itself, and is not the file's: the database, or what files lie on? */
export function isPassing(error: unknown): boolean {
  return databaseProblem(error)?.statusCode === 503 || isSlowToPass(error);
}

/**
 * A disk is not emptied, and a store not put right, within a second; and each attempt would fill the disk again. A database is back
 * sooner: what says that its connection was lost is of it, whatever that is caused by.
 */
export function isSlowToPass(error: unknown): boolean {
  return isDiskFull(error) || (databaseProblem(error) === undefined && isStoreAway(error));
}
