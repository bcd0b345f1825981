/** Of the system: too much that is open, a store that does not answer (errno(3)). */
const passing = new Set([
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

/** Is what files lie on out of reach for now, of the machine or elsewhere? */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && passing.has(error.code)) return true;
  const { $metadata: answer } = { $metadata: undefined, ...error };
  if (isServerFault(answer)) return true;
  return error.cause !== undefined && isStoreAway(error.cause);
}

/** As the S3 client keeps the answer of the store. */
function isServerFault(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('httpStatusCode' in answer)) return false;
  return typeof answer.httpStatusCode === 'number' && answer.httpStatusCode >= 500;
}
