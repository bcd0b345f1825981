import { orgaCalls as calls } from '../../resources/calls/orga.ts';
import { orgaConnection } from '../../resources/entities/orgaConnection.ts';
import { lists } from '../../resources/limits.ts';
import { nest } from '../../resources/shape.ts';
import { transact } from '../database/transact.ts';
import { patchOrgas } from '../orgas/patchOrgas.ts';
import { listThings } from '../things/readThings.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** The calls of companies beyond the plain ones (specification section 7). */
export function orgas(routing: Routing): void {
  const { write } = routing.database;

  registerCall(routing, calls.patch, async ({ scope, body, query: { dryRun } }) => {
    const report = await transact(write, dryRun, (tx) => patchOrgas(tx, scope, body));
    return { ...report, dryRun };
  });

  registerCall(routing, calls.connections, async ({ scope, parameters: { orgaSid }, sql }) => {
    const { rows } = await listThings(sql, scope, orgaConnection, {
      range: [0, lists.mostRows - 1],
      filter: { orgaSid },
    });
    return rows.map((row) => nest(orgaConnection, row));
  });
}
