import type { Fault } from '../../../resources/fault.ts';
import { allEntities } from '../../../resources/registry.ts';
import { DatabaseError } from 'pg';
import { ConnectionLost } from './ConnectionLost.ts';
import { TookTooLong } from './TookTooLong.ts';
import { snakeCase } from './snakeCase.ts';
import { conflict, rehearsalTooLong, unavailable, unprocessable, type HttpProblem } from '../problems.ts';

/**
 * SQLSTATE (PostgreSQL appendix A): worth trying again; connection classes 08, 53 and 57 are told by prefix. 25006: the
 * server takes no writes for now, or has handed them over to another one.
 */
const tryAgain = new Set(['40001', '40P01', '55P03', '25006']);

/**
 * The problem that an error of the database means for the caller; undefined for one that is our own fault.
 */
export function databaseProblem(error: unknown): HttpProblem | undefined {
  if (error instanceof ConnectionLost) return unavailable();
  if (error instanceof TookTooLong) return rehearsalTooLong(error.seconds);
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined;
  const { code } = error;
  if (tryAgain.has(code) || /^(08|53|57)...$/.test(code)) return unavailable();
  if (code === '23505') return conflict('duplicate', { errors: takenFields(error) });
  if (code === '23503') return conflict('referenced');
  // A zero character or a lone surrogate, which PostgreSQL cannot store in a text.
  if (code === '22021' || code === '22P05') return unprocessable([{ path: '', code: 'control-character' }]);
  return undefined;
}

/**
 * The field whose value another record has already: the last one of the key, as the others are shared by many. Of
 * SQLSTATE 23505 `detail` is `Key (platform, sid)=(CH, acme) already exists.`
 */
function takenFields({ table, detail = '' }: DatabaseError): Fault[] {
  const entity = allEntities.find(({ name }) => snakeCase(name) === table);
  const [, columns = ''] = /^Key \((.*?)\)=/.exec(detail) ?? [];
  const last = columns.split(', ').at(-1);
  const [name, field] = Object.entries(entity?.fields ?? {}).find(([own]) => snakeCase(own) === last) ?? [];
  return name ? [{ path: field?.at ?? name, code: 'taken' }] : [];
}
