/** Of the system and of Node: too much that is open, a store that does not answer, or breaks off (errno(3)). */
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
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** Is what files lie on out of reach for now, of the machine or elsewhere? */
export function isStoreAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && passing.has(error.code)) return true;
  // The S3 client marks all that it tells: a store that is slow, is busy, or lets nobody in.
  return '$metadata' in error || (error.cause !== undefined && isStoreAway(error.cause));
}
