import { statisticCalls as calls } from '../../resources/calls/statistic.ts';
import { deleteSeries, replaceSeries } from '../visits/replaceSeries.ts';
import { readSeries } from '../visits/readSeries.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What was counted for a company (specification section 7). */
export function statistics(routing: Routing): void {
  const { write } = routing.database;

  registerCall(routing, calls.get, async ({ scope, parameters, query, sql }) =>
    readSeries(sql, scope, parameters.orgaSid, query),
  );

  registerCall(routing, calls.create, async ({ scope, parameters, body: { orgaSid, days }, reply }) =>
    write.begin(async (tx) => {
      const isNew = await replaceSeries(tx, scope, orgaSid, days);
      if (isNew)
        void reply
          .code(201)
          .header('location', `/api/import/statistic/${parameters.platform}/${encodeURIComponent(orgaSid)}`);
      return readSeries(tx, scope, orgaSid);
    }),
  );

  registerCall(routing, calls.delete, async ({ scope, parameters, reply }) => {
    await write.begin((tx) => deleteSeries(tx, scope, parameters.orgaSid));
    return reply.code(204).send();
  });
}
