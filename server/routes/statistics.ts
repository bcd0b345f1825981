import type { FastifyReply } from 'fastify';
import { statisticCalls as calls } from '../../resources/calls/statistic.ts';
import type { Scope } from '../records/access/scope.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { requireOrgaThere } from '../catalogue/orgas/requireOrgaThere.ts';
import { deleteSeries, replaceSeries } from '../catalogue/visits/replaceSeries.ts';
import { readSeries, seriesVersion } from '../catalogue/visits/readSeries.ts';
import { registerCall, type Routing } from './registerCall.ts';
import { versionAsked } from '../http/versionAsked.ts';

/** What was counted for a company (behaviour B65). */
export function statistics(routing: Routing): void {
  const { write } = routing;

  registerCall(routing, calls.get, async ({ scope, parameters: { orgaSid }, query, db, reply }) => {
    await requireOrgaThere(db, scope, orgaSid);
    await tellVersion(db, scope, orgaSid, reply);
    return readSeries(db, scope, orgaSid, query);
  });

  registerCall(
    routing,
    calls.create,
    async ({ scope, parameters, body: { orgaSid, days }, request, reply }) =>
      write.transaction(async (tx) => {
        const isNew = await replaceSeries(tx, scope, orgaSid, days, versionAsked(request));
        if (isNew)
          void reply
            .code(201)
            .header(
              'location',
              `/api/import/statistic/${parameters.platform}/${encodeURIComponent(orgaSid)}`,
            );
        await tellVersion(tx, scope, orgaSid, reply);
        return readSeries(tx, scope, orgaSid);
      }),
  );

  registerCall(routing, calls.delete, async ({ scope, parameters, request, reply }) => {
    await write.transaction((tx) => deleteSeries(tx, scope, parameters.orgaSid, versionAsked(request)));
    return reply.code(204).send();
  });
}

/** Told before the days are read, so that what is counted in between is never written over unseen. */
async function tellVersion(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
  reply: FastifyReply,
): Promise<void> {
  void reply.header('etag', `"${await seriesVersion(db, scope, orgaSid)}"`);
}
