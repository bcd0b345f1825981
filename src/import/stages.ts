import type { ImportSummary } from '../../resources/calls/importReport.ts';

export type Stage = 'uploaded' | 'checked' | 'compared' | 'applied' | 'searchable';
export type StageState = 'done' | 'active' | 'open';

/** The stages that an import goes through; a dry run ends before anything is written. */
export function stagesOf(summary: ImportSummary | undefined, dryRun: boolean): [Stage, StageState][] {
  const names: Stage[] = ['uploaded', 'checked', 'compared'];
  if (!dryRun) names.push('applied', 'searchable');
  const reached = reachedBy(summary);
  return names.map((name, index) => [name, index < reached ? 'done' : index === reached ? 'active' : 'open']);
}

/** How many stages are behind; the next one is under way. */
function reachedBy(summary: ImportSummary | undefined): number {
  if (!summary) return 0;
  if (summary.state === 'searchable') return 5;
  if (summary.state === 'applied') return 4;
  return { queued: 1, reading: 1, comparing: 2, writing: 3, done: 3 }[summary.stage];
}
