import { z } from 'zod';
import { resetPassword } from '../ownAccount/forgottenPassword.ts';
import { clientId, code, login, password } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: login, ConfirmationCode: code, Password: password });

/** Sets a new password, given the code that was sent. */
export const confirmForgotPassword = operation(input, async (request, provider, origin) => {
  const { Username: login, ConfirmationCode: code, Password: password } = request;
  await resetPassword(provider, origin, { login, code, password });
  return {};
});
