import type { ImportReport } from '../../../resources/calls/importReport.ts';
import type { TextKey } from '../../../providers/i18n/TextKey.ts';

interface Verdict {
  severity: 'success' | 'info' | 'warning' | 'error';
  title: TextKey;
  advice: TextKey;
  /** What people will want to do: import it, correct the file, look at the result, or start again. */
  next: 'confirm' | 'correct' | 'look' | 'again';
}

/** What a report means. */
export function verdictOf({ state, dryRun, failed, issues, ...counts }: ImportReport): Verdict {
  if (state === 'undone')
    return { severity: 'info', title: 'import.undoneTitle', advice: 'import.undoneText', next: 'again' };
  const hasErrors = failed > 0 || issues.some(({ severity }) => severity === 'error');
  if (state === 'failed')
    return { severity: 'error', title: 'import.failedTitle', advice: 'import.failedText', next: 'again' };
  if (failed > 0 && (dryRun || state === 'refused'))
    return { severity: 'warning', title: 'import.faulty', advice: 'import.faultyText', next: 'correct' };
  if (state === 'refused' || (dryRun && hasErrors))
    return { severity: 'error', title: 'import.refused', advice: 'import.refusedText', next: 'correct' };
  if (dryRun && counts.created + counts.changed + counts.deleted === 0)
    return {
      severity: 'info',
      title: 'import.nothing',
      advice: counts.unchanged > 0 ? 'import.nothingText' : 'import.nothingTaken',
      next: 'again',
    };
  if (dryRun)
    return { severity: 'success', title: 'import.sound', advice: 'import.soundText', next: 'confirm' };
  return {
    severity: 'success',
    title: 'import.doneTitle',
    advice: state === 'searchable' ? 'import.doneText' : 'import.doneSoon',
    next: 'look',
  };
}
