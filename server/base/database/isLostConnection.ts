/** Codes of the driver and of the system for a connection that is not there or went away. */
const codes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
]);

/** Is it the connection that an error of the driver tells of, and not what was asked over it? */
export function isLostConnection(error: unknown): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  return codes.has(String(code)) || (code === 'ENOENT' && syscall === 'connect');
}
