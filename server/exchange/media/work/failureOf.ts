import { ArchiveError } from '../../../base/archive/ArchiveError.ts';
import { FetchError } from '../../../base/fetching/FetchError.ts';
import { HttpProblem } from '../../../base/problems.ts';

/** Why one picture or document could not be taken, with what fills in the sentence. */
export interface Failure {
  reason: string;
  values: Readonly<Record<string, string | number>>;
  /** Is it worth another try, and did nobody even look at it? */
  isPassing: boolean;
}

const passing = new Set(['pictures-busy', 'budget-day', 'timeout', 'unavailable']);

/** What an error says of the one that it came from; undefined for what is nobody's fault but ours. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof FetchError)
    return { reason: error.code, values: error.values, isPassing: error.isPassing };
  if (error instanceof ArchiveError) return { reason: error.code, values: error.values, isPassing: false };
  if (!(error instanceof HttpProblem)) return undefined;
  const [fault] = error.details.errors ?? [];
  return {
    reason: fault?.code ?? error.code,
    values: { ...error.details.values, ...fault?.values },
    isPassing: passing.has(error.code),
  };
}
