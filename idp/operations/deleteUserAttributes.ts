import { z } from 'zod';
import { sql } from '../../server/base/database/sql.ts';
import { attributeName, requireWritable } from '../accounts/attributes.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, UserAttributeNames: z.array(attributeName).max(40) });

/** Takes away what the caller says of itself; without a telephone number no code is sent to one. */
export const deleteUserAttributes = operation(input, async (request, provider) => {
  const { UserAttributeNames: names } = request;
  requireWritable(names);
  if (names.includes('email')) {
    throw cognitoError('attributeUnknown', 'email: The attribute email is required');
  }
  const { sub } = await requireAccountHolder(provider, request.AccessToken);
  await provider.write.transaction(async (tx) => {
    if (names.includes('phone_number')) {
      await tx.run(sql`
        update idp.app_user
        set phone_verified = false, sms_mfa = false, preferred_mfa = nullif(preferred_mfa, 'SMS_MFA')
        where sub = ${sub}`);
      await tx.run(sql`delete from idp.code where sub = ${sub} and purpose = 'phone_number'`);
    }
    await tx.run(sql`
      update idp.app_user set attributes = attributes - ${names}::text[], updated_at = now() where sub = ${sub}`);
  });
  return {};
});
