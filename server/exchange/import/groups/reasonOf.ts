import type { ColumnReason } from '../../../../resources/calls/understoodColumn.ts';
import { asWritten } from './asWritten.ts';
import type { Spoken } from './CategoryWords.ts';
import type { Votes } from './votesOf.ts';

/** Why a group may be a category: by its words, by what its products are called, or by both. */
export function reasonOf(
  sid: string,
  text: string,
  spoken: ReadonlyMap<string, Spoken>,
  { byCategory, told, example }: Votes,
): ColumnReason {
  const count = Math.round(byCategory.get(sid) ?? 0);
  const said = spoken.get(sid);
  const words = said && asWritten(text, said.words);
  const named = { count, of: told, example: (example.get(sid) ?? '').slice(0, 60) };
  if (words && count > 0) return { code: 'group-both', values: { ...named, words } };
  return words ? { code: 'group-words', values: { words } } : { code: 'group-titles', values: named };
}
