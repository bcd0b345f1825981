import { accountOf } from '../accounts/account.ts';
import { forgive } from '../credentials/attempts.ts';
import { closeBrowserSessionsOf } from '../tokens/browserSessions.ts';
import { pretendToSend, sendCode, takeCode } from '../mail/codes.ts';
import type { CodeDelivery } from '../mail/delivery.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { revokeGrantsOf } from '../tokens/grants.ts';
import { requirePasswordPolicy } from '../credentials/password.ts';
import { changePassword } from '../accounts/users.ts';

/**
 * Sends the code for a new password to the proven e-mail, unless that is the second factor: then its mailbox alone
 * would open the account (as Cognito, `AccountRecoverySetting`). Nobody learns whether there is such an account.
 */
export async function sendPasswordCode(provider: EmbeddedProvider, login: string): Promise<CodeDelivery> {
  const account = await accountOf(provider, login);
  const { user } = account;
  if (!user?.enabled || !user.emailVerified || user.emailMfa) return pretendToSend(provider, account);
  return sendCode(provider, { sub: user.sub, purpose: 'password', medium: 'EMAIL', destination: user.email });
}

/**
 * Sets a new password, given the code. Whoever is signed in as that user is signed out everywhere, as it may be
 * the one against whom the password is changed.
 */
export async function resetPassword(
  provider: EmbeddedProvider,
  origin: Origin,
  { login, code, password }: { login: string; code: string; password: string },
): Promise<void> {
  requirePasswordPolicy(password);
  const { sub } = await accountOf(provider, login);
  await takeCode(provider, origin, { sub, purpose: 'password', code }, async (tx) => {
    await changePassword(tx, sub, password);
    await revokeGrantsOf(tx, sub);
    await closeBrowserSessionsOf(tx, sub);
    await forgive(tx, 'password', sub);
  });
}
