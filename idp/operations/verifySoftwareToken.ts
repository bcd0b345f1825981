import { z } from 'zod';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { noteVerified, requireSettingUp, verifyTotpSecret } from '../steps/totpSetup.ts';
import { code, token } from './input.ts';
import { operation } from './operation.ts';

const input = z.union([
  z.object({ AccessToken: token, UserCode: code }),
  z.object({ Session: token, UserCode: code }),
]);

/** Takes the first code of an authenticator app, whose secret counts from then on. */
export const verifySoftwareToken = operation(input, async (request, provider) => {
  if ('AccessToken' in request) {
    const user = await requireAccountHolder(provider, request.AccessToken);
    await verifyTotpSecret(provider, user, request.UserCode);
    return { Status: 'SUCCESS' };
  }
  const user = await requireSettingUp(provider, request.Session);
  await verifyTotpSecret(provider, user, request.UserCode);
  return { Status: 'SUCCESS', Session: await noteVerified(provider, user, request.Session) };
});
