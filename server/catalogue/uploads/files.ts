import { createHash } from 'node:crypto';
import { file } from '../../../resources/entities/file.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import type { ScopedQueries, ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { HttpProblem, wrongType } from '../../base/problems.ts';
import { readRecord } from '../../records/readRecords.ts';
import { createRecord } from '../records/writeRecords.ts';
import { requireRoom } from './requireRoom.ts';

/** The hash of an uploaded PDF. Throws 415 for what does not begin as one, 422 for one that is cut off (ISO 32000-1, 7.5). */
export function readPdf(upload: Buffer): string {
  if (upload.subarray(0, 5).toString('latin1') !== '%PDF-') throw wrongType('no-pdf');
  if (!upload.subarray(-1024).toString('latin1').includes('%%EOF'))
    throw new HttpProblem(422, 'unreadable-pdf');
  return createHash('sha256').update(upload).digest('hex');
}

/** A stored file becomes one of the company; returns whether it was none before. */
export async function addFile(
  tx: ScopedTransaction,
  scope: Scope,
  orgaSid: string,
  stored: { hash: string; bytes: number },
): Promise<boolean> {
  if (await readRecord(tx, scope, file, [orgaSid, stored.hash])) return false;
  await requireRoom(tx, scope, 'file', orgaSid);
  await createRecord(tx, scope, file, { orgaSid, ...stored });
  return true;
}

/**
 * Does a document that the scope opens name this file, or has one that was a declaration of performance (behaviour B499)?
 * Whoever sees the platform sees that, also of a company that is gone.
 */
export async function isFileShown(db: ScopedQueries, scope: Scope, hash: string): Promise<boolean> {
  if (scope.filter === 'all' && (await isKeptDeclaration(db, scope, hash))) return true;
  return db.has(sql`
    select from file f
    where ${where(scope, 'f')} and f.hash = ${hash} and exists (
      select from document d where d.platform = f.platform and d.orga_sid = f.orga_sid and d.file = f.hash)
    limit 1`);
}

async function isKeptDeclaration(db: ScopedQueries, scope: Scope, hash: string): Promise<boolean> {
  return db.has(sql`
    select from kept_declaration k
    where ${ofPlatform(scope, 'k')} and k.hash = ${hash} and (k.until is null or k.until > now())`);
}
