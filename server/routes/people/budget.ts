import { budgetCalls } from '../../../resources/calls/budget.ts';
import { opensOrga } from '../../records/access/scope.ts';
import { forbidden } from '../../base/problems.ts';
import { budgetOf } from '../../catalogue/budgets/budgetOf.ts';
import {
  megabyte,
  megapixel,
  rawValuesOf,
  storedBytesOf,
  usedToday,
  waitingOf,
} from '../../catalogue/budgets/useOf.ts';
import { requireOrgaThere } from '../../catalogue/orgas/requireOrgaThere.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** What a company has of what it may have, for those who keep it. */
export function budget(routing: Routing): void {
  registerCall(routing, budgetCalls.use, async ({ scope, parameters: { orgaSid }, db }) => {
    if (!opensOrga(scope, orgaSid)) throw forbidden();
    await requireOrgaThere(db, scope, orgaSid);
    const holder = { dataset: scope.dataset, orgaSid, sub: null };
    const today = await usedToday(db, holder);
    const waiting = await waitingOf(db, holder);
    return {
      used: {
        storedMegabytes: toTenth(await storedBytesOf(db, holder), megabyte),
        uploadedMegabytesADay: toTenth(today.bytes, megabyte),
        picturesADay: today.pictures,
        megapixelsADay: toTenth(today.pixels, megapixel),
        importsWaiting: waiting.imports,
        rowsWaiting: waiting.rows,
        rawValues: await rawValuesOf(db, holder),
      },
      most: await budgetOf(db, holder, routing.config.budgets),
    };
  });
}

function toTenth(amount: number, unit: number): number {
  return Math.round((amount * 10) / unit) / 10;
}
