import type { ImportReport, ImportSummary } from '../../resources/calls/importReport.ts';

/** The report of a dry run over three unchanged products, with these differences. */
export function importReport(differences: Partial<ImportReport> = {}): ImportReport {
  return {
    id: '1',
    state: 'applied',
    stage: 'done',
    createdAt: '2026-01-01T00:00:00Z',
    platform: 'CH',
    entity: 'product',
    action: 'write',
    orgaSid: 'acme',
    fileName: 'a.xlsx',
    workbenchId: null,
    dryRun: true,
    deleteOthers: false,
    read: 3,
    created: 0,
    changed: 0,
    unchanged: 3,
    deleted: 0,
    failed: 0,
    share: 1,
    seconds: 1,
    issueCount: 0,
    changeCount: 0,
    othersCount: 0,
    lostByOthers: 0,
    headline: null,
    effects: [],
    columns: [],
    issues: [],
    changes: [],
    ...differences,
  };
}

/** The progress of an import as the server streams it: one event each, and then the connection ends. */
export function eventStream(...summaries: readonly ImportSummary[]): Response {
  const events = summaries.map((summary) => `event: progress\ndata: ${JSON.stringify(summary)}\n\n`);
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } });
}
