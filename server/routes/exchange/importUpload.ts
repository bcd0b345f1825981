import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../../resources/calls/call.ts';
import type { ImportAction, ImportedEntity } from '../../../resources/calls/importReport.ts';
import type { ImportQuery } from '../../../resources/calls/imports.ts';
import type { Entity } from '../../../resources/entity.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { imports } from '../../../resources/limits.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { importKey } from '../../exchange/import/importFile.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import type { ReceivedFile } from '../../exchange/import/receiveFile.ts';
import { acceptImport, type AcceptedImport } from '../../exchange/import/reports/acceptImport.ts';
import { describeReport } from '../../exchange/import/reports/describeReport.ts';
import { readReport } from '../../exchange/import/reports/readReport.ts';
import { waitForEnd } from '../../exchange/import/reports/watchReport.ts';
import { forbidden, notFound, unprocessable } from '../../base/problems.ts';
import { prefersAsync } from '../../http/prefersAsync.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { callerOf } from '../../identity/callerOf.ts';
import { answerImport } from './answerImport.ts';
import type { CallContext } from '../registerCall.ts';
import { withUploadedFile, type Taking } from './uploadedFile.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { abortOnDisconnect } from '../../http/abortOnDisconnect.ts';

/** Uploads differ in nothing but what the file holds and what it is for. */
export type Upload = Pick<CallContext<Call>, 'caller' | 'platform' | 'where' | 'db' | 'request' | 'reply'> & {
  query: ImportQuery;
};

/** What a file holds; unless it is said, its content shows in which format. */
export interface Content {
  entity: Pick<Entity, 'files'> & { name: ImportedEntity };
  format?: 'json';
  /** Does it list what to keep or to remove? */
  isList?: boolean;
  /** Is it the whole of one record, whatever that was before? */
  isWhole?: boolean;
}

/** Takes the file of a call and answers as an import does. */
export type TakeFile = (called: Upload, content: Content) => Promise<unknown>;

/** What takes the files of all calls. */
export function fileTaker(parts: Taking): TakeFile {
  return (called, content) => takeUpload(parts, called, content);
}

/**
 * Takes a file: checks the right, stores the file, has a job sent, and answers with the report, when
 * the import is done or (`Prefer: respond-async`, RFC 7240) at once.
 */
async function takeUpload(taking: Taking, called: Upload, { entity, ...content }: Content): Promise<unknown> {
  const { write, store, sender, people } = taking;
  const { caller, platform, where, query, request } = called;
  const scope = importScope(caller, platform);
  if (isClosed(scope)) throw forbidden();
  if (content.isList && query.isBlackList === undefined)
    throw unprocessable([{ path: 'isBlackList', code: 'required' }]);
  const language = requestLanguage(request);
  const { isWhole, format: said } = content;
  const asked = { called, scope, entity, orgaSid: query.orgaSid, isWhole, said };
  return withUploadedFile(taking, asked, async (file) => {
    const { format, holder, budget, giveBack } = file;
    const accepted: AcceptedImport = {
      ...optionsOf(query),
      ...(content.isWhole && { action: 'replace' }),
      expectedVersions: expectedIn(request),
      entity: entity.name,
      id: randomUUID(),
      format,
      language,
      issuesKept: budget.issuesKept,
      orgaSid: holder.orgaSid,
      idempotencyKey: idempotencyKey(request),
      sub: holder.sub,
      address: where.address ?? null,
      call: where.call ?? null,
      fileName: file.fileName,
      fileBytes: file.bytes,
      fileHash: file.hash,
      fileRows: file.rows,
      fingerprint: fingerprintOf(scope, [entity.name, format, file.orgaSid, content.isWhole], query, file),
      workbenchId: null,
      isMailed: false,
    };
    // In the store before anything is acknowledged: whichever machine runs it finds it there.
    await store.putFile(importKey(accepted), file.path);
    let isKept = false;
    try {
      const result = await write.transaction((tx) =>
        acceptImport(
          tx,
          scope,
          accepted,
          (reportId) => sender.send(tx, 'import', `${scope.dataset} ${accepted.orgaSid}`, { reportId }),
          budget,
        ),
      );
      isKept = result.isNew;
      // The same file once more, to make sure that it arrived.
      if (!isKept) await giveBack();
      const scopeNow = async () => importScope(await callerOf(people, request), platform);
      return await respond(called, scopeNow, result.id, language);
    } finally {
      if (!isKept) await store.delete(importKey(accepted));
    }
  });
}

/** The report when the import is done, or where to look for it for whoever does not want to wait. */
export async function respond(
  { db, request, reply }: Pick<Upload, 'db' | 'request' | 'reply'>,
  scopeNow: () => Promise<Scope>,
  id: string,
  language: Language,
): Promise<unknown> {
  if (prefersAsync(request)) {
    const scope = await scopeNow();
    const queued = await readReport(db, scope, id);
    if (!queued) throw notFound();
    void reply.code(202).headers({
      location: `/api/import/report/${id}`,
      'preference-applied': 'respond-async',
      'retry-after': String(imports.lookAgainSeconds),
    });
    return describeReport(db, scope, queued, language);
  }
  const row = await waitForEnd(db, scopeNow, id, abortOnDisconnect(reply));
  // The right to it was taken away meanwhile.
  if (!row) throw forbidden();
  return answerImport(db, await scopeNow(), row, language, reply);
}

/** The versions that the caller expects; null for whichever there are. */
function expectedIn(request: FastifyRequest): number[] | null {
  const expected = versionAsked(request);
  return expected === undefined || expected === 'any' ? null : [...expected];
}

function optionsOf({ dryRun, deleteOthers = false, skipInvalid, confirm, isBlackList }: ImportQuery) {
  const action: ImportAction = isBlackList === undefined ? 'write' : isBlackList ? 'remove' : 'keep';
  return { dryRun, deleteOthers, skipInvalid, confirmed: confirm ?? null, action };
}

function fingerprintOf(
  { dataset }: Scope,
  about: readonly unknown[],
  query: ImportQuery,
  { hash }: ReceivedFile,
): string {
  const asked = JSON.stringify([dataset, ...about, optionsOf(query), hash]);
  return createHash('sha256').update(asked).digest('hex');
}
