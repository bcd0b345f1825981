import { shareOf, type ColumnValues, most } from './ColumnValues.ts';

/** Names of who makes things, of whom there are few, and not their numbers. */
export function areMakers(values: ColumnValues): boolean {
  return (
    shareOf(
      values,
      ({ text, kind }) => kind === 'text' && isMaker.test(text) && text.length <= longestMaker,
    ) >= most
  );
}

/** `B&C`, `SOL’S`, and no numbers. */
const isMaker = /\p{L}[^\p{L}\d]?\p{L}/u;

const longestMaker = 80;
