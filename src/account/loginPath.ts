import { pathTo } from '../../resources/address/routes.ts';
import type { Account } from './AccountContext.ts';

/** Address of the login, or of one of its views; the wanted page goes along. */
export function loginPath({ language, wanted }: Pick<Account, 'language' | 'wanted'>, view?: string): string {
  return pathTo(language, 'login', {}, { view, wanted });
}
