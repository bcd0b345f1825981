import { dashboardCalls } from '../../resources/calls/dashboard.ts';
import { entities } from '../../resources/registry.ts';
import { scopeOf } from '../access/scope.ts';
import { expiringAdvertisements } from '../dashboard/expiringAdvertisements.ts';
import { platformSummaries } from '../dashboard/platformSummaries.ts';
import { qualityOfCompanies } from '../dashboard/qualityOfCompanies.ts';
import { viewsPerDay } from '../dashboard/viewsPerDay.ts';
import { readFruitless } from '../search/fruitless/fruitlessSearches.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What the start page of the backoffice shows. */
export function dashboard(routing: Routing): void {
  registerCall(routing, dashboardCalls.quality, ({ sql, scope, caller, where }) =>
    qualityOfCompanies(sql, { orgas: scopeOf(caller, where, entities.orga, 'read'), products: scope }),
  );
  registerCall(routing, dashboardCalls.views, ({ sql, scope }) => viewsPerDay(sql, scope));
  registerCall(routing, dashboardCalls.platforms, ({ sql }) => platformSummaries(sql));
  registerCall(routing, dashboardCalls.fruitlessSearches, ({ sql, platform }) =>
    readFruitless(sql, platform.store),
  );
  registerCall(routing, dashboardCalls.expiring, ({ sql, scope }) => expiringAdvertisements(sql, scope));
}
