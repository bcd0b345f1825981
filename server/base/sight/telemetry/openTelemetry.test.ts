import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Origin } from '../origin.ts';
import {
  budgetRefused,
  jobBegan,
  jobDone,
  lineLogged,
  requestAnswered,
  requestBegan,
  statementAnswered,
} from '../signals.ts';
import { openTelemetry } from './openTelemetry.ts';

/** Whatever a process sends to a collector, by the path it is sent to. */
async function collector() {
  const taken = new Map<string, string[]>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    taken.set(path, [...(taken.get(path) ?? []), await text(request)]);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sentTo: (path: string) => (taken.get(path) ?? []).join('\n'),
    close: () => server.close(),
  };
}

it('A trace leads from whoever asked over statements into the job that follows; measures and log are sent too', async () => {
  const { url, sentTo, close } = await collector();
  const sight = openTelemetry('web-1', url);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const request: Origin = { requestId: 'request-1', traceParent: `00-${traceId}-b7ad6b7169203331-01` };
  const took = { startedAt: Date.now() - 20, ms: 20 };
  requestBegan.tell(request);
  statementAnswered.tell({ ...took, origin: request, text: 'select $1', hasFailed: false });
  const job: Origin = { ...request };
  requestAnswered.tell({ ...took, origin: request, method: 'POST', route: '/thing', status: 202 });
  jobBegan.tell(job);
  jobDone.tell({ ...took, origin: job, job: 'import', hasFailed: true });
  lineLogged.tell(JSON.stringify({ level: 50, time: Date.now(), msg: 'job failed', request: 'request-1' }));
  sight.observe([{ name: 'baustein.workers', unit: '{process}', description: 'Workers' }], async () => [
    { name: 'baustein.workers', value: 3 },
  ]);

  budgetRefused.tell({ budget: 'day' });
  const shown = await sight.exposition();
  expect(shown).toContain('baustein_workers{process="web-1"} 3');
  expect(shown).toContain('baustein_budgets_refused_total{budget="day",process="web-1"} 1');
  expect(shown).toMatch(/http_server_request_duration_count\{.*http_route="\/thing".*\} 1/);
  await sight.stop();
  close();

  const spans = sentTo('/v1/traces');
  expect(spans.match(new RegExp(traceId, 'g'))).toHaveLength(3);
  for (const named of ['POST /thing', 'select $1', 'job import']) expect(spans).toContain(named);
  expect(request.traceParent).toContain(traceId);
  expect(request.traceParent).not.toContain('b7ad6b7169203331');
  expect(sentTo('/v1/logs')).toContain('job failed');
  expect(sentTo('/v1/metrics')).toContain('baustein.job.duration');
});
