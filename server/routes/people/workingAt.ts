import type { Call } from '../../../resources/calls/call.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import type { Holder } from '../../catalogue/budgets/Holder.ts';
import type { Working } from '../../exchange/import/workbench/judgeAgain.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import type { CallContext } from '../registerCall.ts';
import type { Taking } from '../exchange/uploadedFile.ts';

/** Who works at a workbench of a company by this call. */
export async function workingAt(
  { write, config, sender }: Taking,
  { caller, where, request }: Pick<CallContext<Call>, 'caller' | 'where' | 'request'>,
  { dataset, orgaSid }: Pick<Holder, 'dataset' | 'orgaSid'>,
): Promise<Working> {
  return {
    sub: caller.kind === 'user' ? caller.sub : '',
    address: where.address ?? null,
    call: where.call ?? null,
    language: requestLanguage(request),
    budget: await budgetOf(write, { dataset, orgaSid }, config.budgets),
    send: (tx, reportId) => sender.send(tx, 'import', `${dataset} ${orgaSid}`, { reportId }),
  };
}
