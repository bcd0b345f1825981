import { notify } from '../../ui/notifications/notify.ts';
import { settingsOf } from '../../ui/shell/settingsOf.ts';
import { hit } from '../../ui/hit.ts';
import type { ListTools } from '../shortlist/ownLists/ListTools.ts';
import { listPath } from '../shortlist/shortlistAddress.ts';
import { parsed, readList, readNoted } from '../shortlist/listStore.ts';

/** Loads what keeps several lists, on the page that shows one's own, and what keeps them on the account of who is signed in. */
export function wakeOwnLists(writeList: ListTools['writeList']): void {
  const tools = { hit, listPath, notify, parsed, readList, readNoted, settingsOf, writeList };
  if (document.querySelector('.is-own [data-own-lists], [data-account-lists]'))
    void import('../shortlist/ownLists/start.ts').then(({ start }) => start(tools));
}
