import { z } from 'zod';
import { attributeList, readAttributes } from '../accounts/attributes.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { signUp as makeAccount } from '../ownAccount/signUp.ts';
import { clientId, login, password } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: login,
  Password: password.optional(),
  UserAttributes: attributeList.default([]),
});

/** Makes an account; its e-mail is proven by a code or a link. */
export const signUp = operation(input, async (request, provider, origin) => {
  const { email, ...attributes } = readAttributes(request.UserAttributes);
  if (!email) throw cognitoError('attributeUnknown', 'email: The attribute email is required');
  const { Username: username, Password: password = '' } = request;
  const { sub, delivery } = await makeAccount(provider, origin, { username, email, password, attributes });
  return { UserSub: sub, UserConfirmed: false, CodeDeliveryDetails: delivery };
});
