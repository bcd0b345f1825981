import type { OwnList } from '../../../resources/calls/ownLists.ts';
import { accountListsKey } from '../../../resources/finding/listKeys.ts';
import type { AccountListsSettings } from '../../../ui/shell/OwnListsSettings.ts';
import type { ListTools } from './ListTools.ts';
import { askWhich } from './askWhich.ts';
import { isSame, mergeLists } from './mergeLists.ts';
import { readShelf, writeShelf, type Shelf } from './shelf.ts';

/** What the browser knows of the account: whose it is, and the lists as both had them the last time. */
interface Known {
  owner: string;
  base: OwnList[];
}

interface Answer {
  owner: string;
  version: number;
  lists: OwnList[];
}

/** How often it is tried again when another device was faster. */
const turns = 3;
/** So long it waits for more to be put on a list. */
const restMs = 300;

/**
 * Keeps the lists of this browser and of the account the same, from now on (behaviour B454): when the page is shown and
 * whenever something changes. One tab does it at a time.
 */
export function keepOnAccount(tools: ListTools, settings: AccountListsSettings): void {
  let isWriting = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const bringTogether = () =>
    void navigator.locks.request('own-lists', async () => {
      const shelf = await agreed(tools, settings).catch(() => undefined);
      if (!shelf) return;
      isWriting = true;
      writeShelf(tools, shelf);
      isWriting = false;
    });
  document.addEventListener('listed', () => {
    if (isWriting) return;
    clearTimeout(waiting);
    waiting = setTimeout(bringTogether, restMs);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') bringTogether();
  });
  bringTogether();
}

/** What is to be kept here, once the account has it too; undefined where that did not succeed, or nothing is new here. */
async function agreed(tools: ListTools, settings: AccountListsSettings): Promise<Shelf | undefined> {
  const address = `/api/${settings.platform}/own-lists`;
  for (let turn = 0; turn < turns; turn += 1) {
    const answer = await fetch(address);
    // Whoever is signed in no longer is served by the browser alone.
    if (!answer.ok) return undefined;
    const { owner, version, lists: there }: Answer = await answer.json();
    const known = readKnown(tools);
    const isOthers = known !== undefined && known.owner !== owner;
    const shelf = isOthers ? { current: '', lists: [] } : readShelf(tools);
    const base = isOthers ? [] : (known?.base ?? []);
    // The list with which every browser begins is none yet.
    const here = shelf.lists.filter(
      ({ sid, name, entries }) => name || entries.length > 0 || base.some((list) => list.sid === sid),
    );
    const { merged, questions } = mergeLists(base, here, there);
    for (const question of questions)
      merged[merged.indexOf(question.both)] = await askWhich(question, settings);
    if (!isOthers && !isSame(readShelf(tools), shelf)) continue;
    if (!isSame(merged, there)) {
      const written = await fetch(address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': crossSiteToken() },
        body: JSON.stringify({ version, lists: merged }),
      });
      if (written.status === 409) continue;
      if (!written.ok) return undefined;
    }
    localStorage.setItem(accountListsKey, JSON.stringify({ owner, base: merged } satisfies Known));
    const isThere = merged.some(({ sid }) => sid === shelf.current);
    const next = { current: isThere ? shelf.current : (merged[0]?.sid ?? ''), lists: merged };
    return isSame(next, readShelf(tools)) ? undefined : next;
  }
  return undefined;
}

function readKnown({ parsed }: ListTools): Known | undefined {
  const known = parsed(accountListsKey);
  // Nobody writes there but `agreed`.
  return known instanceof Object && 'owner' in known && 'base' in known
    ? { owner: String(known.owner), base: Array.isArray(known.base) ? known.base : [] }
    : undefined;
}

function crossSiteToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}
