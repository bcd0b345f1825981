import { z } from 'zod';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { factorsOf } from '../steps/secondFactor.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** The account of the caller. */
export const getUser = operation(z.object({ AccessToken: token }), async ({ AccessToken }, provider) => {
  const user = await requireAccountHolder(provider, AccessToken);
  const { sub, username, email, emailVerified, attributes, phoneVerified, preferredMfa } = user;
  const all = {
    ...attributes,
    ...(attributes.phone_number && { phone_number_verified: String(phoneVerified) }),
    sub,
    email,
    email_verified: String(emailVerified),
  };
  return {
    Username: username,
    UserAttributes: Object.entries(all).map(([Name, Value]) => ({ Name, Value })),
    UserMFASettingList: factorsOf(user),
    ...(preferredMfa && { PreferredMfaSetting: preferredMfa }),
  };
});
