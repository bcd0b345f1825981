import type { ListTools } from './ListTools.ts';
import { keepOnAccount } from './keepOnAccount.ts';
import { manageLists } from './manageLists.ts';

/** What there is to several lists beyond the buttons that fill one of them. */
export function start(tools: ListTools): void {
  manageLists(tools);
  const told = document.querySelector<HTMLElement>('[data-account-lists]');
  if (told) keepOnAccount(tools, tools.settingsOf(told, 'accountLists'));
}
