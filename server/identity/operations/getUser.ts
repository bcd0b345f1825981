import { z } from 'zod';
import { requireAccountHolder } from '../requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** The account of the caller. */
export const getUser = operation(z.object({ AccessToken: token }), async ({ AccessToken }, provider) => {
  const { sub, username, email, emailVerified, attributes } = await requireAccountHolder(
    provider,
    AccessToken,
  );
  const all = { ...attributes, sub, email, email_verified: String(emailVerified) };
  return {
    Username: username,
    UserAttributes: Object.entries(all).map(([Name, Value]) => ({ Name, Value })),
  };
});
