import { z } from 'zod';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { offerTotpSecret, requireSettingUp } from '../steps/totpSetup.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.union([z.object({ AccessToken: token }), z.object({ Session: token })]);

/** Offers a secret for an authenticator app, to somebody signed in or in the middle of it. */
export const associateSoftwareToken = operation(input, async (request, provider) => {
  if ('AccessToken' in request) {
    const user = await requireAccountHolder(provider, request.AccessToken);
    return { SecretCode: await offerTotpSecret(provider, user) };
  }
  const user = await requireSettingUp(provider, request.Session);
  return { SecretCode: await offerTotpSecret(provider, user), Session: request.Session };
});
