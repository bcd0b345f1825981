import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { toAuthError } from './authErrors.ts';

/** Has a code sent with which a forgotten password is replaced. Throws `AuthError`. */
export async function sendPasswordCode(username: string): Promise<void> {
  await resetPassword({ username: username.trim() }).catch((error: unknown) => {
    throw toAuthError(error);
  });
}

/** Sets a new password, given the code. Throws `AuthError`. */
export async function setForgottenPassword(
  username: string,
  code: string,
  newPassword: string,
): Promise<void> {
  const given = { username: username.trim(), confirmationCode: code.trim(), newPassword };
  await confirmResetPassword(given).catch((error: unknown) => {
    throw toAuthError(error);
  });
}
