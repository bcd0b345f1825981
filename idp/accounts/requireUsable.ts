import { cognitoError } from '../cognitoErrors.ts';
import type { User } from './users.ts';

/** Throws unless the account may be used as it is. */
export function requireUsable(user: User): void {
  requireEnabled(user);
  if (user.status === 'UNCONFIRMED') throw cognitoError('userNotConfirmed');
  if (user.status !== 'CONFIRMED') throw cognitoError('passwordResetRequired');
}

/** Throws unless the account is enabled. */
export function requireEnabled(user: User): void {
  if (!user.enabled) throw cognitoError('userDisabled');
}
