/** Of a disk without room, or a share of it that is used up: of this machine (errno(3)), and of the database (SQLSTATE). */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Is there no room left for what was to be kept? */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true;
  return error.cause !== undefined && isDiskFull(error.cause);
}
