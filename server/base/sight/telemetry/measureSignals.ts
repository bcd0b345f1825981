import type { Meter } from '@opentelemetry/api';
import { budgetRefused, jobDone, keptAsked, requestAnswered, statementAnswered } from '../signals.ts';

/** Seconds; behind the last one nobody waits any more. */
const ofRequests = { explicitBucketBoundaries: [0.005, 0.025, 0.1, 0.3, 1, 3, 10] };
const ofStatements = { explicitBucketBoundaries: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] };
const ofJobs = { explicitBucketBoundaries: [0.1, 1, 10, 60, 300, 1800, 7200] };

/** Measures what the parts of the product tell, by the names of OpenTelemetry where it has some. */
export function measureSignals(meter: Meter): void {
  const requests = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Requests by route and status',
    advice: ofRequests,
  });
  requestAnswered.hear(({ method, route, status, ms }) =>
    requests.record(ms / 1000, {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(route !== undefined && { 'http.route': route }),
    }),
  );
  const statements = meter.createHistogram('db.client.operation.duration', {
    unit: 's',
    description: 'Statements of the database',
    advice: ofStatements,
  });
  statementAnswered.hear(({ ms, hasFailed }) => statements.record(ms / 1000, { failed: hasFailed }));
  const jobs = meter.createHistogram('baustein.job.duration', {
    unit: 's',
    description: 'Jobs of the worker by kind',
    advice: ofJobs,
  });
  jobDone.hear(({ job, ms, hasFailed }) => jobs.record(ms / 1000, { job, failed: hasFailed }));
  const kept = meter.createCounter('baustein.kept.lookups', {
    description: 'Pages and answers that may be kept, and whether they were',
  });
  keptAsked.hear(({ isKept }) => kept.add(1, { kept: isKept }));
  const refused = meter.createCounter('baustein.budgets.refused', {
    description: 'What was refused because a budget is used up, by budget',
  });
  budgetRefused.hear(({ budget }) => refused.add(1, { budget }));
}
