import { advertisementCalls as calls } from '../../../resources/calls/advertisement.ts';
import {
  advertisementsOfCategory,
  advertisementsOfOrga,
} from '../../catalogue/advertisements/shownAdvertisements.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** What visitors see of the advertisements; keeping them is plain CRUD. */
export function advertisements(routing: Routing): void {
  registerCall(routing, calls.ofCategory, async ({ scope, parameters, db }) =>
    advertisementsOfCategory(db, scope, parameters.id),
  );
  registerCall(routing, calls.ofOrga, async ({ scope, parameters, db }) =>
    advertisementsOfOrga(db, scope, parameters.id),
  );
}
