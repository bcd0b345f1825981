import { rm } from 'node:fs/promises';
import type { Call } from '../../../resources/calls/call.ts';
import type { ImportedEntity } from '../../../resources/calls/importReport.ts';
import type { Entity } from '../../../resources/entity.ts';
import { unknownCode } from '../../../resources/known.ts';
import type { ImportFormat } from '../../../resources/exchange/importFormats.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Budget } from '../../../resources/limits.ts';
import type { Config } from '../../base/config/config.ts';
import type { ScopedPool, SystemQueries } from '../../base/database/queries.ts';
import { forbidden, notFound, unprocessable, type HttpProblem } from '../../base/problems.ts';
import type { BlobStore } from '../../base/storage/blobStore.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import { chargeUpload } from '../../catalogue/budgets/chargeUpload.ts';
import type { Holder } from '../../catalogue/budgets/Holder.ts';
import { hasOrga } from '../../catalogue/orgas/requireOrgaThere.ts';
import { formatOf } from '../../exchange/import/formatOf.ts';
import { arrivingFile } from '../../exchange/import/importFile.ts';
import { receiveFile, type ReceivedFile } from '../../exchange/import/receiveFile.ts';
import { summaryText } from '../../exchange/import/reports/issueText.ts';
import { countRows } from '../../exchange/import/source/countRows.ts';
import { idempotencyKey } from '../../http/idempotencyKey.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import type { Sender } from '../../jobs/queue.ts';
import { isClosed, opensOrga, type Scope } from '../../records/access/scope.ts';
import type { CallContext } from '../registerCall.ts';

/** What the files of imports are taken with. */
export interface Taking {
  config: Config;
  store: BlobStore;
  write: ScopedPool;
  /** The primary, for who sends a file: their account, by which alone the job knows them, and their rights of now. */
  people: SystemQueries;
  sender: Sender;
}

interface Asked {
  called: Pick<CallContext<Call>, 'caller' | 'db' | 'request'>;
  /** For which companies the caller may import files. */
  scope: Scope;
  /** As the address names it. */
  orgaSid: string | undefined;
  entity: Pick<Entity, 'files'> & { name: ImportedEntity };
  /** Is it the whole of one record, which must be there? */
  isWhole?: boolean | undefined;
  /** The format that it must be in; without it its content shows which it is. */
  said?: ImportFormat | undefined;
}

/** A file that has arrived, is paid for, and is looked at. */
export interface UploadedFile extends ReceivedFile {
  /** On this machine, as long as the work with it lasts. */
  path: string;
  format: ImportFormat;
  /** Counted no further than the company may have waiting. */
  rows: number;
  /** Whose it is; '' in the place of a company that the caller has not named. */
  holder: Holder & { sub: string };
  /** The company that was named. */
  orgaSid: string | undefined;
  budget: Budget;
  /** Takes back what it cost, for one that was not looked at. */
  giveBack(): Promise<unknown>;
}

/**
 * Receives the file of a call, does something with it, and keeps nothing of it on this machine. Throws 403 for what is not
 * the caller's, 404 and 422 for a company that is not there, 413 and 429 beyond the budget.
 */
export async function withUploadedFile<Result>(
  { config, write, people }: Taking,
  { called, scope, entity, isWhole, said, ...asked }: Asked,
  work: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const { caller, request, db } = called;
  if (isClosed(scope)) throw forbidden();
  const isOfNoCompany = entity.files?.areOfNoCompany ?? false;
  let { orgaSid } = asked;
  if (orgaSid !== undefined) requireOrga(scope, orgaSid);
  // One that is none refuses the call before its file is taken.
  idempotencyKey(request);
  const path = arrivingFile(config);
  const received = await receiveFile(request, path, (named) => {
    if (isOfNoCompany)
      throw unprocessable([{ path: 'orgaSid', code: 'unknown-field', values: { field: 'orgaSid' } }]);
    if (orgaSid !== undefined && orgaSid !== named)
      throw unprocessable([{ path: 'orgaSid', code: 'differs-from-address', values: { expected: orgaSid } }]);
    requireOrga(scope, named);
    orgaSid = named;
  });
  try {
    if (!received) throw noFile(requestLanguage(request));
    const sub = caller.kind === 'user' ? caller.sub : '';
    const holder = { dataset: scope.dataset, orgaSid: isOfNoCompany ? '' : (orgaSid ?? anyOrga(scope)), sub };
    const budget = await budgetOf(write, holder, config.budgets);
    const giveBack = await chargeUpload(write, holder, config.budgets, received);
    if (orgaSid === undefined && entity.files?.areOfOneCompany)
      throw unprocessable([{ path: 'orgaSid', code: 'required' }]);
    if (orgaSid !== undefined && !(await hasOrga(db, scope, orgaSid)))
      throw isWhole
        ? notFound()
        : unprocessable([{ path: 'orgaSid', code: unknownCode('orga'), values: { sid: orgaSid } }]);
    const format = said ?? (await formatOf(path, entity.name));
    const rows = await countRows(path, format, budget.rowsWaiting + 1);
    // A right that waits for an e-mail address is theirs from now on: the job knows them by account alone.
    if (request.caller.kind === 'user') await rememberUser(people, request.caller);
    return await work({ ...received, path, format, rows, holder, orgaSid, budget, giveBack });
  } finally {
    await rm(path, { force: true });
  }
}

function requireOrga(scope: Scope, orgaSid: string): void {
  if (!opensOrga(scope, orgaSid)) throw forbidden();
}

/** Under which company a file of several is filed, so that its sender finds it again; none for who has them all. */
function anyOrga({ filter }: Scope): string {
  return typeof filter === 'string' ? '' : (filter.orgaSid[0] ?? '');
}

function noFile(language: Language): HttpProblem {
  return unprocessable([{ path: 'file', code: 'required' }], {
    detail: summaryText(language, 'file-missing'),
  });
}
