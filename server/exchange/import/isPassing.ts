import { databaseProblem } from '../../base/database/databaseProblem.ts';

/** Of the system: a disk without room, too much that is open, a store that does not answer (errno(3)). */
const passing = new Set([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'EPIPE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Did an attempt fail for a reason that passes by itself, and is not the file's: the database, or what files lie on? */
export function isPassing(error: unknown): boolean {
  return databaseProblem(error)?.statusCode === 503 || isOfTheStore(error);
}

/** Is it what files lie on, of the machine or elsewhere? That takes longer to be put right than a database. */
export function isOfTheStore(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && passing.has(error.code)) return true;
  const { $metadata: answer } = { $metadata: undefined, ...error };
  if (isServerFault(answer)) return true;
  return error.cause !== undefined && isOfTheStore(error.cause);
}

/** As the S3 client keeps the answer of the store. */
function isServerFault(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return false;
  return typeof answer.httpStatusCode === 'number' && answer.httpStatusCode >= 500;
}
