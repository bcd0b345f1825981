import { dashboardCalls } from '../../../resources/calls/dashboard.ts';
import { faultsOf } from '../../../resources/faultsOf.ts';
import { allEntities, entities } from '../../../resources/registry.ts';
import { unprocessable } from '../../base/problems.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { askedIds } from '../../records/idCondition.ts';
import type { Key } from '../../records/readRecords.ts';
import { expiringAdvertisements } from '../../catalogue/dashboard/expiringAdvertisements.ts';
import { draftsOf } from '../../catalogue/dashboard/draftsOf.ts';
import { expiringPapers } from '../../catalogue/dashboard/expiringPapers.ts';
import { lossesOfCompanies } from '../../catalogue/dashboard/lossesOfCompanies.ts';
import { platformSummaries } from '../../catalogue/dashboard/platformSummaries.ts';
import { qualityOfCompanies } from '../../catalogue/dashboard/qualityOfCompanies.ts';
import { viewsPerDay } from '../../catalogue/dashboard/viewsPerDay.ts';
import { readFruitless } from '../../find/fruitless/fruitlessSearches.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** What the start page of the backoffice shows. */
export function dashboard(routing: Routing): void {
  registerCall(routing, dashboardCalls.quality, ({ db, scope, caller, where }) =>
    qualityOfCompanies(db, { orgas: scopeOf(caller, where, entities.orga, 'read'), products: scope }),
  );
  registerCall(routing, dashboardCalls.views, ({ db, scope }) => viewsPerDay(db, scope));
  // Administrators see all platforms side by side: there is no one scope.
  registerCall(routing, dashboardCalls.platforms, ({ db }) => platformSummaries(asSystem(db)));
  registerCall(routing, dashboardCalls.fruitlessSearches, ({ db, scope }) => readFruitless(db, scope));
  registerCall(routing, dashboardCalls.losses, ({ db, scope }) => lossesOfCompanies(db, scope));
  registerCall(routing, dashboardCalls.papers, ({ db, scope }) => expiringPapers(db, scope));
  registerCall(routing, dashboardCalls.drafts, ({ db, caller, where, query, request }) =>
    draftsOf(db, { caller, where }, requestLanguage(request), {
      ...query,
      keys: query.ids && keysAsked(query.entity, query.ids),
    }),
  );
  registerCall(routing, dashboardCalls.expiring, ({ db, scope }) => expiringAdvertisements(db, scope));
}

/** The keys that ids of an entity name. Throws 422 for what is none, or without an entity. */
function keysAsked(name: string | undefined, ids: readonly string[]): Key[] {
  const entity = allEntities.find((one) => one.name === name);
  if (!entity) throw unprocessable([{ path: 'entity', code: 'required' }]);
  const { data, error } = askedIds(entity).safeParse(ids, { reportInput: true });
  if (error)
    throw unprocessable(
      error.issues
        .flatMap(faultsOf)
        .map((fault) => ({ ...fault, path: ['ids', fault.path].filter(Boolean).join('.') })),
    );
  return data;
}
