import { z } from 'zod';
import { addressToProve, isProvable, sendAttributeCode } from '../ownAccount/attributeCodes.ts';
import { attributeName } from '../accounts/attributes.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, AttributeName: attributeName });

/** Sends a code that proves the caller's e-mail or telephone number. */
export const getUserAttributeVerificationCode = operation(input, async (request, provider) => {
  const { AttributeName: name } = request;
  if (!isProvable(name)) throw cognitoError('attributeWithoutCode', name);
  const user = await requireAccountHolder(provider, request.AccessToken);
  const address = await addressToProve(provider, user, name);
  return { CodeDeliveryDetails: await sendAttributeCode(provider, user, name, address) };
});
