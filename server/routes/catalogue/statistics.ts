import { z } from 'zod';
import { statisticCalls as calls } from '../../../resources/calls/statistic.ts';
import { requireOrgaThere } from '../../catalogue/orgas/requireOrgaThere.ts';
import { deleteSeries, replaceSeries } from '../../catalogue/visits/replaceSeries.ts';
import { readSeries, seriesVersion } from '../../catalogue/visits/readSeries.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const replaced = z.strictObject({ isNew: z.boolean(), version: z.number(), series: calls.create.answer });

/** What was counted for a company (behaviour B65). */
export function statistics(routing: Routing): void {
  const { write } = routing;

  registerCall(routing, calls.get, async ({ scope, parameters: { orgaSid }, query, db, reply }) => {
    await requireOrgaThere(db, scope, orgaSid);
    // Told before the days are read, so that what is counted in between is never written over unseen.
    void reply.header('etag', `"${await seriesVersion(db, scope, orgaSid)}"`);
    return readSeries(db, scope, orgaSid, query);
  });

  registerCall(
    routing,
    calls.create,
    async ({ caller, scope, parameters, body: { orgaSid, days }, request, reply }) => {
      const { isNew, version, series } = await write.transaction((tx) =>
        writeOnce(tx, { caller, request }, replaced, async () => ({
          isNew: await replaceSeries(tx, scope, orgaSid, days, versionAsked(request)),
          version: await seriesVersion(tx, scope, orgaSid),
          series: await readSeries(tx, scope, orgaSid),
        })),
      );
      if (isNew)
        void reply
          .code(201)
          .header('location', `/api/import/statistic/${parameters.platform}/${encodeURIComponent(orgaSid)}`);
      void reply.header('etag', `"${version}"`);
      return series;
    },
  );

  registerCall(routing, calls.delete, async ({ caller, scope, parameters, request, reply }) => {
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, () =>
        deleteSeries(tx, scope, parameters.orgaSid, versionAsked(request)),
      ),
    );
    return reply.code(204).send();
  });
}
