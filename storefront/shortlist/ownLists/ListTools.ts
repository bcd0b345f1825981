import type { notify } from '../../../ui/notifications/notify.ts';
import type { settingsOf } from '../../../ui/shell/settingsOf.ts';
import type { hit } from '../../../ui/hit.ts';
import type { parsed, readList, readNoted } from '../listStore.ts';
import type { ListName, listPath } from '../shortlistAddress.ts';

/** What the first script has already, lent to those that it loads: a file of its own for it would be one more to fetch. */
export interface ListTools {
  hit: typeof hit;
  listPath: typeof listPath;
  notify: typeof notify;
  parsed: typeof parsed;
  readList: typeof readList;
  readNoted: typeof readNoted;
  settingsOf: typeof settingsOf;
  /** Keeps a list and shows it everywhere on the page. */
  writeList: (list: ListName, names: readonly string[]) => void;
}
