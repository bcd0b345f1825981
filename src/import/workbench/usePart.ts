import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  readCauses,
  readOutcome,
  readValues,
  type WorkbenchKey,
} from '../../../providers/data/workbenches.ts';
import { partKey, type WorkbenchState } from './useWorkbench.ts';

/** What is read, and what it is read under. */
interface Read<Part> {
  of: readonly string[];
  read: () => Promise<Part>;
}

interface Needs<Part> extends Read<Part> {
  isWanted?: boolean;
  /** Does another of its pages stay in its place until it is there? */
  keepsFormer?: boolean;
}

/** How many values are shown at first, and each time that somebody wants more. */
export const valuesAtOnce = 50;

export const causesOf = (key: WorkbenchKey): Read<Awaited<ReturnType<typeof readCauses>>> => ({
  of: ['causes'],
  read: () => readCauses(key),
});

export const outcomeOf = (key: WorkbenchKey): Read<Awaited<ReturnType<typeof readOutcome>>> => ({
  of: ['outcome'],
  read: () => readOutcome(key),
});

export const valuesOf = (
  key: WorkbenchKey,
  most = valuesAtOnce,
): Read<Awaited<ReturnType<typeof readValues>>> => ({
  of: ['values', String(most)],
  read: () => readValues(key, [0, most - 1]),
});

/** Reads ahead what the steps begin with: each opens at once, and has something to go by while the file is judged anew. */
export function usePartsAhead(state: Pick<WorkbenchState, 'key' | 'isJudged'>): void {
  usePart(state, valuesOf(state.key));
  usePart(state, causesOf(state.key));
  usePart(state, outcomeOf(state.key));
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
