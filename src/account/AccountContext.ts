import { createContext, use } from 'react';
import type { Language } from '../../resources/language/languages.ts';
import type { AccountText } from '../../providers/i18n/AccountText.ts';
import type { Shell } from '../../providers/readShell.ts';

/** What every account page knows. */
export interface Account extends Shell {
  text: AccountText;
  language: Language;
  /** The page that wanted a login, as a path of this site. */
  wanted: string | undefined;
}

export const AccountContext = createContext<Account | undefined>(undefined);

/** Throws outside of an account page. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('A component asked for the account page: put it inside of <AccountContext>.');
  return account;
}
