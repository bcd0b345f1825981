import { setTimeout as wait } from 'node:timers/promises';
import { changeCalls, type ChangeItem, type ChangePage } from '../../resources/calls/changes.ts';
import type { Call } from '../setup/calls.ts';

/** A copy that somebody keeps by the feed alone. */
export function mirrorOf(call: Call, who: string, query = '', size = 7) {
  const kept = new Map<string, ChangeItem>();
  const told: string[] = [];
  let cursor = '';

  const ask = (after: string) => call(who, 'GET', `/CH/changes?size=${size}${query}${after}`);

  /** Reads until there is no more for now. */
  async function follow(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const after = cursor && `&after=${cursor}`;
      let answer = await ask(after);
      // As the guide to errors says.
      for (; answer.statusCode === 503; answer = await ask(after)) await wait(1000);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const page: ChangePage = changeCalls.changes.answer.parse(answer.json());
      for (const item of page.items) take(item);
      ({ next: cursor, hasMore } = page);
    }
  }

  function take(item: ChangeItem): void {
    const name = `${item.entity} ${Object.values(item.key).join('/')}`;
    told.push(`${name} ${item.version ?? `gone ${item.at}`}`);
    if (item.kind === 'gone') kept.delete(name);
    else kept.set(name, item);
  }

  return {
    follow,
    /** What it keeps, by entity and key. */
    kept,
    /** Every item that it was told, by entity, key and version. */
    told,
    cursor: () => cursor,
  };
}
