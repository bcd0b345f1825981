import { orgaCalls as calls } from '../../../resources/calls/orga.ts';
import { orgaConnection } from '../../../resources/entities/orgaConnection.ts';
import { lists } from '../../../resources/limits.ts';
import { nest } from '../../../resources/shape.ts';
import { listRecords } from '../../catalogue/records/listRecords.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** The calls of companies beyond the plain ones (behaviour B62). */
export function orgas(routing: Routing): void {
  registerCall(routing, calls.connections, async ({ scope, parameters: { orgaSid }, db }) => {
    const { rows } = await listRecords(db, scope, orgaConnection, {
      range: [0, lists.mostRows - 1],
      filter: { orgaSid },
    });
    return rows.map((row) => nest(orgaConnection, row));
  });
}
