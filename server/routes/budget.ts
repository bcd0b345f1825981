import { budgetCalls } from '../../resources/calls/budget.ts';
import { opensOrga } from '../records/access/scope.ts';
import { forbidden } from '../base/problems.ts';
import { budgetOf } from '../catalogue/budgets/budgetOf.ts';
import { importsWaitingOf, megabyte, storedBytesOf, usedToday } from '../catalogue/budgets/useOf.ts';
import { requireOrgaThere } from '../catalogue/orgas/requireOrgaThere.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What a company has of what it may have, for those who keep it. */
export function budget(routing: Routing): void {
  registerCall(routing, budgetCalls.use, async ({ scope, parameters: { orgaSid }, db }) => {
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    await requireOrgaThere(db, scope, orgaSid);
    const holder = { dataset: scope.dataset, orgaSid, sub: null };
    const today = await usedToday(db, holder);
    return {
      used: {
        storedMegabytes: inMegabytes(await storedBytesOf(db, holder)),
        uploadedMegabytesADay: inMegabytes(today.bytes),
        picturesADay: today.pictures,
        importsWaiting: await importsWaitingOf(db, holder),
      },
      most: await budgetOf(db, holder, routing.config.budgets),
    };
  });
}

/** To a tenth. */
function inMegabytes(bytes: number): number {
  return Math.round((bytes * 10) / megabyte) / 10;
}
