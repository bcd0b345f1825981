import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { partKey, type WorkbenchState } from './useWorkbench.ts';

interface Needs<Part> {
  /** What it is read under. */
  of: readonly string[];
  read: () => Promise<Part>;
  isWanted?: boolean;
  /** Does another of its pages stay in its place until it is there? */
  keepsFormer?: boolean;
}

/**
 * What is judged of a file. While it is judged anew nothing is read: what is known from before stays, and what was never read
 * is awaited, as half a judgement would say that all is well.
 */
export function usePart<Part>(
  { key, isJudged }: Pick<WorkbenchState, 'key' | 'isJudged'>,
  { of, read, isWanted = true, keepsFormer = false }: Needs<Part>,
) {
  return useQuery<Part>({
    queryKey: partKey(key, ...of),
    queryFn: read,
    staleTime: Infinity,
    enabled: isJudged && isWanted,
    ...(keepsFormer && { placeholderData: keepPreviousData }),
  });
}
