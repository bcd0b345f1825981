import { z } from 'zod';
import { confirmSignUp as confirm } from '../ownAccount/signUp.ts';
import { clientId, code, login } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: login, ConfirmationCode: code });

/** Confirms an account by the code that was sent to its e-mail. */
export const confirmSignUp = operation(input, async (request, provider, origin) => {
  await confirm(provider, origin, { username: request.Username, code: request.ConfirmationCode });
  return {};
});
