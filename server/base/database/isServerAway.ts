import { DatabaseError } from 'pg';
import { ConnectionLost } from './ConnectionLost.ts';

/**
 * Would another server answer what this one did not, or this one in a moment? SQLSTATE 08 and 53: connection and resources,
 * 57P: shutdown, 40001 of a read: it was cancelled by what a replica takes over (PostgreSQL, 26.4.2).
 */
export function isServerAway(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof DatabaseError && /^(08|53|57P|40001)/.test(error.code ?? '');
}
