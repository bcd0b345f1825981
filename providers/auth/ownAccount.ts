import {
  confirmUserAttribute,
  fetchUserAttributes,
  getCurrentUser,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { AuthError } from './authErrors.ts';
import { inSession } from './session.ts';

export interface OwnAccount {
  username: string;
  name: string;
  email: string;
  isEmailProven: boolean;
  phone: string;
  isPhoneProven: boolean;
}

/** What is proven by a code that is sent there. */
export type ProvenAttribute = 'email' | 'phone_number';

/** The account of whoever is signed in. Throws `AuthError`. */
export function ownAccount(): Promise<OwnAccount> {
  return inSession(async () => {
    const [{ username }, attributes] = await Promise.all([getCurrentUser(), fetchUserAttributes()]);
    return {
      username,
      name: attributes.name ?? '',
      email: attributes.email ?? '',
      isEmailProven: attributes.email_verified === 'true',
      phone: attributes.phone_number ?? '',
      isPhoneProven: attributes.phone_number_verified === 'true',
    };
  });
}

/** Changes the own name at once. Throws `AuthError`. */
export async function changeName(name: string): Promise<void> {
  await inSession(() => updateUserAttributes({ userAttributes: { name: name.trim() } }));
}

/**
 * Changes the e-mail or the telephone number (`+41...`). Returns where the code was sent with which the new one is
 * proven; undefined when it counts at once. Throws `AuthError`.
 */
export async function changeProven(attribute: ProvenAttribute, value: string): Promise<string | undefined> {
  const given = attribute === 'phone_number' ? value.replace(/[\s()/.-]/g, '') : value.trim();
  if (!given) throw new AuthError(attribute === 'email' ? 'emptyEmail' : 'emptyPhone');
  const changed = await inSession(() => updateUserAttributes({ userAttributes: { [attribute]: given } }));
  return changed[attribute]?.nextStep.codeDeliveryDetails?.destination;
}

/** Proves the new e-mail or telephone number by the code that was sent there. Throws `AuthError`. */
export async function proveAttribute(attribute: ProvenAttribute, code: string): Promise<void> {
  await inSession(() => confirmUserAttribute({ userAttributeKey: attribute, confirmationCode: code.trim() }));
}

/** Throws `AuthError`, `wrongPassword` when the present one is not the present one. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  try {
    await inSession(() => updatePassword({ oldPassword, newPassword }));
  } catch (error) {
    const isOldWrong = error instanceof AuthError && error.key === 'wrongCredentials';
    throw isOldWrong ? new AuthError('wrongPassword', error.code) : error;
  }
}
