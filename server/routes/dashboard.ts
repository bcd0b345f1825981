import { dashboardCalls } from '../../resources/calls/dashboard.ts';
import { entities } from '../../resources/registry.ts';
import { scopeOf } from '../records/access/scope.ts';
import { expiringAdvertisements } from '../catalogue/dashboard/expiringAdvertisements.ts';
import { platformSummaries } from '../catalogue/dashboard/platformSummaries.ts';
import { qualityOfCompanies } from '../catalogue/dashboard/qualityOfCompanies.ts';
import { viewsPerDay } from '../catalogue/dashboard/viewsPerDay.ts';
import { readFruitless } from '../find/fruitless/fruitlessSearches.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What the start page of the backoffice shows. */
export function dashboard(routing: Routing): void {
  registerCall(routing, dashboardCalls.quality, ({ sql, scope, caller, where }) =>
    qualityOfCompanies(sql, { orgas: scopeOf(caller, where, entities.orga, 'read'), products: scope }),
  );
  registerCall(routing, dashboardCalls.views, ({ sql, scope }) => viewsPerDay(sql, scope));
  registerCall(routing, dashboardCalls.platforms, ({ sql }) => platformSummaries(sql));
  registerCall(routing, dashboardCalls.fruitlessSearches, ({ sql, platform }) =>
    readFruitless(sql, platform.dataset),
  );
  registerCall(routing, dashboardCalls.expiring, ({ sql, scope }) => expiringAdvertisements(sql, scope));
}
