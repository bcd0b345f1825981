import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';

/** The attributes that users may write: OpenID Connect's, and `email`. */
const writable = new Set([
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'profile',
  'picture',
  'website',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'address',
]);
const readOnly = new Set(['sub', 'email_verified', 'phone_number_verified', 'identities']);

export const attributeName = z.string().min(1).max(32);
/** Cognito's list of attributes. */
export const attributeList = z.array(z.object({ Name: attributeName, Value: z.string().max(2048) })).max(40);

/** The attributes of a list by name. Throws for one that there is not, that users may not write, or that is malformed. */
export function readAttributes(list: z.output<typeof attributeList>): Record<string, string> {
  const attributes = Object.fromEntries(list.map(({ Name, Value }) => [Name, Value.trim()]));
  requireWritable(Object.keys(attributes));
  for (const [name, value] of Object.entries(attributes)) {
    if (/\p{Cc}/u.test(value)) throw cognitoError('attributeUnknown', `${name}: control characters`);
  }
  const { email, phone_number: phone } = attributes;
  if (email !== undefined && !z.email().max(254).safeParse(email).success) throw cognitoError('emailForm');
  if (phone !== undefined && !/^\+[1-9]\d{6,14}$/.test(phone)) throw cognitoError('phoneForm');
  return attributes;
}

/** Throws unless users may write each of these. */
export function requireWritable(names: string[]): void {
  for (const name of names) {
    if (readOnly.has(name)) throw cognitoError('attributeReadOnly');
    if (!writable.has(name)) {
      throw cognitoError('attributeUnknown', `${name}: Attribute does not exist in the schema.`);
    }
  }
}
