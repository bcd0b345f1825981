import type { Spoken } from './CategoryWords.ts';
import { sureBeside } from './shares.ts';
import type { Votes } from './votesOf.ts';

/** Does something call it by its name, the group or a part of its products, or do words only lead there? */
export function isCalledAtAll(
  sid: string,
  spoken: ReadonlyMap<string, Spoken>,
  { firmly, told }: Pick<Votes, 'firmly' | 'told'>,
): boolean {
  return spoken.get(sid)?.isLoose === false || (firmly.get(sid) ?? 0) >= sureBeside * told;
}
