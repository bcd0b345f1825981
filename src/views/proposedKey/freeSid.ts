const longest = 64;

/** So many of one name are told apart by a number. */
const most = 200;

/** The sid, or the first of `fenster-2`, `fenster-3` that is not taken; the sid itself where all are. */
export function freeSid(sid: string, taken: ReadonlySet<unknown>): string {
  for (let number = 1; number <= most; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const one = sid.slice(0, longest - end.length) + end;
    if (!taken.has(one)) return one;
  }
  return sid;
}
