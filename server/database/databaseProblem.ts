import { conflict, HttpProblem, unavailable, unprocessable } from '../problems.ts';

/** Codes of the driver and of the system for a connection that is not there or went away. */
const lostConnection = new Set([
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

/** SQLSTATE (PostgreSQL appendix A): worth trying again; connection classes 08, 53 and 57 are told by prefix. */
const tryAgain = new Set(['40001', '40P01', '55P03']);

/**
 * The problem that an error of the database means for the caller; undefined for one that is our own fault.
 */
export function databaseProblem(error: unknown): HttpProblem | undefined {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code !== 'string') return undefined;
  if (lostConnection.has(code) || (code === 'ENOENT' && syscall === 'connect')) return unavailable();
  if (tryAgain.has(code) || /^(08|53|57)...$/.test(code)) return unavailable();
  if (code === '23505') return conflict('duplicate');
  if (code === '23503') return conflict('referenced');
  // A zero character or a lone surrogate, which PostgreSQL cannot store in a text.
  if (code === '22021' || code === '22P05') return unprocessable([{ path: '', code: 'control-character' }]);
  return undefined;
}
