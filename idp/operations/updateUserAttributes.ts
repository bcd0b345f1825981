import { z } from 'zod';
import { json, sql } from '../../server/base/database/sql.ts';
import { isProvable, sendAttributeCode } from '../ownAccount/attributeCodes.ts';
import { attributeList, readAttributes } from '../accounts/attributes.ts';
import type { CodeDelivery } from '../mail/delivery.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({ AccessToken: token, UserAttributes: attributeList });

/**
 * Changes what the caller says of itself. A new e-mail or telephone number is sent a code and replaces the present
 * one when that comes back, so that a slip of the pen locks nobody out.
 */
export const updateUserAttributes = operation(input, async (request, provider) => {
  const changes = readAttributes(request.UserAttributes);
  const user = await requireAccountHolder(provider, request.AccessToken);
  const present: Record<string, unknown> = { ...user.attributes, email: user.email };
  const deliveries: CodeDelivery[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (!isProvable(name)) continue;
    delete changes[name];
    const isProven = name === 'email' ? user.emailVerified : user.phoneVerified;
    if (value === present[name] && isProven) continue;
    deliveries.push(await sendAttributeCode(provider, user, name, value));
  }
  await provider.write.run(sql`
    update idp.app_user set attributes = attributes || ${json(changes)}, updated_at = now()
    where sub = ${user.sub}`);
  return { CodeDeliveryDetailsList: deliveries };
});
