import type { Call } from '../../../resources/calls/call.ts';
import type { Workbench } from '../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { lists, workbenches as limits } from '../../../resources/limits.ts';
import type { PlatformGroupKey } from '../../../resources/platform/platformGroups.ts';
import { forbidden } from '../../base/problems.ts';
import { importScope } from '../../exchange/import/importScope.ts';
import type { Range } from '../../exchange/import/reports/readReport.ts';
import { waitForEnd } from '../../exchange/import/reports/watchReport.ts';
import { describeWorkbench } from '../../exchange/import/workbench/describeWorkbench.ts';
import { findWorkbench } from '../../exchange/import/workbench/findWorkbench.ts';
import { readLooks } from '../../exchange/import/workbench/readLooks.ts';
import type { WorkbenchRow } from '../../exchange/import/workbench/workbenchRow.ts';
import { abortOnDisconnect } from '../../http/abortOnDisconnect.ts';
import { prefersAsync } from '../../http/prefersAsync.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { requireRange } from '../../http/requireRange.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { CallContext } from '../registerCall.ts';

/** A call about workbenches, or about one of them. */
export type Called = Pick<CallContext<Call>, 'caller' | 'platform' | 'where' | 'db' | 'request' | 'reply'>;
export type CalledOne = Called & { parameters: { id: string } };

/** For which companies the caller may import files. Throws 403 for none. */
export function scopeIn({ caller, platform }: Pick<Called, 'caller' | 'platform'>): Scope {
  const scope = importScope(caller, platform);
  if (isClosed(scope)) throw forbidden();
  return scope;
}

/** The workbench that a call is about. Throws 404 for one of others. */
export async function find(called: CalledOne): Promise<{ scope: Scope; workbench: WorkbenchRow }> {
  const scope = scopeIn(called);
  return { scope, workbench: await findWorkbench(called.db, scope, called.parameters.id) };
}

/** A workbench as it is answered, with its version in the header. */
export async function answer(called: Called, scope: Scope, workbench: WorkbenchRow): Promise<Workbench> {
  void called.reply.header('etag', `"${workbench.version}"`);
  return describeWorkbench(called.db, scope, workbench, requestLanguage(called.request));
}

/** The workbench after its judgement, if that comes within a moment, as it does for a small file. */
export async function judged(
  { db, request, reply }: Called,
  scope: Scope,
  workbench: WorkbenchRow,
): Promise<WorkbenchRow> {
  if (prefersAsync(request)) return workbench;
  const { report } = await readLooks(db, scope, workbench);
  const over = AbortSignal.any([abortOnDisconnect(reply), AbortSignal.timeout(limits.waitForJudgementMs)]);
  await waitForEnd(db, async () => scope, report.id, over);
  return findWorkbench(db, scope, workbench.id);
}

/** Which rows of a list are asked for: its first page unless that is said. */
export function rangeIn({ range = [0, lists.pageSize - 1] }: { range?: Range | undefined }): Range {
  requireRange(range);
  return range;
}

/** Says which rows of how many an answer has. */
export function sayRange({ reply }: Called, [first]: Range, count: number, total: number): void {
  void reply.header('content-range', `row ${count > 0 ? `${first}-${first + count - 1}` : '*'}/${total}`);
}

/** In whose words an answer speaks. */
export function spokenIn({ request, platform }: Called): { language: Language; group: PlatformGroupKey } {
  return { language: requestLanguage(request), group: platform.group };
}
