import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../resources/calls/call.ts';
import type { ImportAction, ImportedEntity } from '../../resources/calls/importReport.ts';
import type { ImportQuery } from '../../resources/calls/imports.ts';
import type { Entity } from '../../resources/entity.ts';
import { unknownCode } from '../../resources/known.ts';
import type { Language } from '../../resources/languages.ts';
import { isClosed, opensOrga, type Scope } from '../records/access/scope.ts';
import type { Config } from '../base/config/config.ts';
import type { ScopedPool, SystemQueries } from '../base/database/queries.ts';
import { budgetOf } from '../catalogue/budgets/budgetOf.ts';
import { chargeUpload } from '../catalogue/budgets/chargeUpload.ts';
import { importFile } from '../exchange/import/importFile.ts';
import { countRows } from '../exchange/import/source/countRows.ts';
import { formatOf, tableFormatOf } from '../exchange/import/formatOf.ts';
import { importScope } from '../exchange/import/importScope.ts';
import { receiveFile, type ReceivedFile } from '../exchange/import/receiveFile.ts';
import { acceptImport, type AcceptedImport } from '../exchange/import/reports/acceptImport.ts';
import { describeReport } from '../exchange/import/reports/describeReport.ts';
import { summaryText } from '../exchange/import/reports/issueText.ts';
import { readReport } from '../exchange/import/reports/readReport.ts';
import { waitForEnd } from '../exchange/import/reports/watchReport.ts';
import type { Sender } from '../jobs/queue.ts';
import { forbidden, HttpProblem, notFound, unprocessable } from '../base/problems.ts';
import { hasOrga } from '../catalogue/orgas/requireOrgaThere.ts';
import { requestLanguage } from '../http/requestLanguage.ts';
import { callerOf } from '../identity/callerOf.ts';
import { rememberUser } from '../identity/rememberUser.ts';
import { answerImport } from './answerImport.ts';
import type { CallContext } from './registerCall.ts';
import { idempotencyKey } from '../http/idempotencyKey.ts';
import { versionAsked } from '../http/versionAsked.ts';
import { abortOnDisconnect } from '../http/abortOnDisconnect.ts';

/** Uploads differ in nothing but what the file holds and what it is for. */
export type Upload = Pick<CallContext<Call>, 'caller' | 'platform' | 'where' | 'db' | 'request' | 'reply'> & {
  query: ImportQuery;
};

/** What a file holds; without a format either is understood. */
export interface Content {
  entity: Pick<Entity, 'files'> & { name: ImportedEntity };
  format?: 'json' | 'table';
  /** Does it list what to keep or to remove? */
  isList?: boolean;
  /** Is it the whole of one record, whatever that was before? */
  isWhole?: boolean;
}

interface Parts {
  config: Config;
  write: ScopedPool;
  /** The primary, for who sends a file: their account, by which alone the job knows them, and their rights of now. */
  people: SystemQueries;
  sender: Sender;
}

/** Takes the file of a call and answers as an import does. */
export type TakeFile = (called: Upload, content: Content) => Promise<unknown>;

/** What takes the files of all calls. */
export function fileTaker(parts: Parts): TakeFile {
  return (called, content) => takeUpload(parts, called, content);
}

/**
 * Takes a file: checks the right, stores the file, has a job sent, and answers with the report, when
 * the import is done or (`Prefer: respond-async`, RFC 7240) at once.
 */
async function takeUpload(
  { config, write, people, sender }: Parts,
  called: Upload,
  { entity, ...content }: Content,
): Promise<unknown> {
  const { caller, platform, where, query, request, db } = called;
  const scope = importScope(caller, platform);
  if (isClosed(scope)) throw forbidden();
  if (content.isList && query.isBlackList === undefined)
    throw unprocessable([{ path: 'isBlackList', code: 'required' }]);
  const isOfNoCompany = entity.files?.areOfNoCompany ?? false;
  let { orgaSid } = query;
  if (orgaSid !== undefined) requireOrga(scope, orgaSid);
  const key = idempotencyKey(request);
  const language = requestLanguage(request);

  const id = randomUUID();
  const path = importFile(config, id);
  const received = await receiveFile(request, path, (named) => {
    if (isOfNoCompany)
      throw unprocessable([{ path: 'orgaSid', code: 'unknown-field', values: { field: 'orgaSid' } }]);
    if (orgaSid !== undefined && orgaSid !== named)
      throw unprocessable([{ path: 'orgaSid', code: 'differs-from-address', values: { expected: orgaSid } }]);
    requireOrga(scope, named);
    orgaSid = named;
  });
  let isKept = false;
  try {
    if (!received) throw noFile(language);
    const sub = caller.kind === 'user' ? caller.sub : '';
    const holder = { dataset: scope.dataset, orgaSid: isOfNoCompany ? '' : (orgaSid ?? anyOrga(scope)), sub };
    const budget = await budgetOf(write, holder, config.budgets);
    const giveBack = await chargeUpload(write, holder, config.budgets, received);
    if (orgaSid === undefined && entity.files?.areOfOneCompany)
      throw unprocessable([{ path: 'orgaSid', code: 'required' }]);
    if (orgaSid !== undefined && !(await hasOrga(db, scope, orgaSid)))
      throw content.isWhole
        ? notFound()
        : unprocessable([{ path: 'orgaSid', code: unknownCode('orga'), values: { sid: orgaSid } }]);
    const format = await (content.format === 'table'
      ? tableFormatOf(path)
      : (content.format ?? formatOf(path)));
    const accepted: AcceptedImport = {
      ...optionsOf(query),
      ...(content.isWhole && { action: 'replace' }),
      expectedVersions: expectedIn(request),
      entity: entity.name,
      id,
      format,
      language,
      issuesKept: budget.issuesKept,
      orgaSid: holder.orgaSid,
      idempotencyKey: key,
      sub,
      address: where.address ?? null,
      call: where.call ?? null,
      fileName: received.fileName,
      fileBytes: received.bytes,
      fileHash: received.hash,
      fileRows: await countRows(path, format, budget.rowsWaiting + 1),
      fingerprint: fingerprintOf(scope, [entity.name, format, orgaSid, content.isWhole], query, received),
    };
    // A right that waits for an e-mail address is theirs from now on: the job knows them by account alone.
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
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
    if (!isKept) await rm(path, { force: true });
  }
}

/** The report when the import is done, or where to look for it for whoever does not want to wait. */
async function respond(
  { db, request, reply }: Upload,
  scopeNow: () => Promise<Scope>,
  id: string,
  language: Language,
): Promise<unknown> {
  if (/(^|[,;\s])respond-async($|[,;\s])/i.test(String(request.headers.prefer ?? ''))) {
    const scope = await scopeNow();
    const queued = await readReport(db, scope, id);
    if (!queued) throw notFound();
    void reply
      .code(202)
      .headers({ location: `/api/import/report/${id}`, 'preference-applied': 'respond-async' });
    return describeReport(db, scope, queued, language);
  }
  const row = await waitForEnd(db, scopeNow, id, abortOnDisconnect(reply));
  // The right to it was taken away meanwhile.
  if (!row) throw forbidden();
  return answerImport(db, await scopeNow(), row, language, reply);
}

function requireOrga(scope: Scope, orgaSid: string): void {
  if (!opensOrga(scope, orgaSid)) throw forbidden();
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

/** Under which company a file of several is filed, so that its sender finds it again; none for who has them all. */
function anyOrga({ filter }: Scope): string {
  return typeof filter === 'string' ? '' : (filter.orgaSid[0] ?? '');
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

function noFile(language: Language): HttpProblem {
  return unprocessable([{ path: 'file', code: 'required' }], {
    detail: summaryText(language, 'file-missing'),
  });
}
