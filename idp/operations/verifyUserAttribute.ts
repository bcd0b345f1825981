import { z } from 'zod';
import { isProvable, proveAttribute } from '../ownAccount/attributeCodes.ts';
import { attributeName } from '../accounts/attributes.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { code, token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, AttributeName: attributeName, Code: code });

/** Takes the code that proves the caller's e-mail or telephone number. */
export const verifyUserAttribute = operation(input, async (request, provider, origin) => {
  const { AttributeName: name, Code } = request;
  if (!isProvable(name)) throw cognitoError('attributeWithoutCode', name);
  const user = await requireAccountHolder(provider, request.AccessToken);
  await proveAttribute(provider, origin, user, name, Code);
  return {};
});
