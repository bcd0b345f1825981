import { notify } from '../../ui/notifications/notify.ts';
import { settingsOf } from '../../ui/shell/settingsOf.ts';
import { hit } from '../../ui/hit.ts';
import { listPath } from '../shortlist/shortlistAddress.ts';
import { parsed, readList, readNoted } from './listStore.ts';
import type { ListName } from '../shortlist/shortlistAddress.ts';

/** What writes lists, and shows on the page what is on them. */
interface Writing {
  writeList(list: ListName, names: readonly string[]): void;
  showLists(): void;
}

const tools = { hit, listPath, notify, parsed, readList, readNoted, settingsOf };

/** What the first script has already, lent to those that it loads: a file of its own for it would be one more to fetch. */
export type ListTools = Writing & typeof tools;

/** Loads what keeps several lists, on the page that shows one's own, and what keeps them on the account of who is signed in. */
export function wakeOwnLists(writing: Writing): void {
  if (document.querySelector('.is-own [data-own-lists], [data-account-lists]'))
    void import('../shortlist/ownLists/start.ts').then(({ start }) => start({ ...tools, ...writing }));
}
