import { text } from '../../server/base/database/column.ts';
import type { SystemTransaction } from '../../server/base/database/queries.ts';
import { sql } from '../../server/base/database/sql.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { sendCode, takeCode } from '../mail/codes.ts';
import type { CodeDelivery } from '../mail/delivery.ts';
import type { EmbeddedProvider, Origin } from '../embeddedProvider.ts';
import { explainTakenEmail } from './signUp.ts';
import type { User } from '../accounts/users.ts';

/** The attributes that a code proves. */
export type ProvableAttribute = 'email' | 'phone_number';

/** Is this one of the attributes that a code proves? */
export function isProvable(name: string): name is ProvableAttribute {
  return name === 'email' || name === 'phone_number';
}

/** Sends a code to a new address. The old one stays in force until the code comes back. */
export function sendAttributeCode(
  provider: EmbeddedProvider,
  { sub }: User,
  name: ProvableAttribute,
  value: string,
): Promise<CodeDelivery> {
  const medium = name === 'email' ? 'EMAIL' : 'SMS';
  return sendCode(provider, { sub, purpose: name, medium, destination: value });
}

/** The address to which a code would go: the one that waits to be proven, else the present one. */
export async function addressToProve(
  { write }: EmbeddedProvider,
  { sub, email, attributes }: User,
  name: ProvableAttribute,
): Promise<string> {
  const waiting = await write.first(
    { value: text() },
    sql`select value from idp.code where sub = ${sub} and purpose = ${name} and expires_at > now()`,
  );
  const value = waiting?.value ?? (name === 'email' ? email : attributes.phone_number);
  if (!value) throw cognitoError('attributeWithoutCode', `${name} is empty`);
  return value;
}

/** Takes the code: the address it was sent to becomes the proven one of the account. */
export async function proveAttribute(
  provider: EmbeddedProvider,
  origin: Origin,
  { sub }: User,
  name: ProvableAttribute,
  code: string,
): Promise<void> {
  const store = { email: storeEmail, phone_number: storePhone }[name];
  await takeCode(provider, origin, { sub, purpose: name, code }, (tx, value) => store(tx, sub, value)).catch(
    explainTakenEmail,
  );
}

async function storeEmail(tx: SystemTransaction, sub: string, email: string): Promise<void> {
  await tx.run(sql`
    update idp.app_user set email = ${email}, email_verified = true, updated_at = now() where sub = ${sub}`);
}

async function storePhone(tx: SystemTransaction, sub: string, phone: string): Promise<void> {
  await tx.run(sql`
    update idp.app_user
    set attributes = attributes || jsonb_build_object('phone_number', ${phone}::text), phone_verified = true,
        updated_at = now()
    where sub = ${sub}`);
}
