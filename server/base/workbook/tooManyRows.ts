import { workbookLimits as limits } from './limits.ts';
import { WorkbookError } from './WorkbookError.ts';

/** Counts the filled rows of a file, over all its sheets: the function that is answered throws when there are too many. */
export function tooManyRows(): (rows?: number) => void {
  let filled = 0;
  return (rows = 1) => {
    filled += rows;
    if (filled > limits.rows) throw new WorkbookError('too-many-rows', { limit: limits.rows });
  };
}
