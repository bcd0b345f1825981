import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import type { Medium } from './outbox.ts';

/** Cognito's word on where a code went; the destination is masked. */
export interface CodeDelivery {
  AttributeName: 'email' | 'phone_number';
  DeliveryMedium: Medium;
  Destination: string;
}

/** To which address a code went, masked as Cognito does. */
export function codeDelivery(medium: Medium, destination: string): CodeDelivery {
  return medium === 'EMAIL'
    ? { AttributeName: 'email', DeliveryMedium: medium, Destination: maskEmail(destination) }
    : { AttributeName: 'phone_number', DeliveryMedium: medium, Destination: maskPhone(destination) };
}

/** What is said where nothing was sent, so that nobody learns whether the account exists. */
export function pretendedDelivery({ login, sub }: Pick<Account, 'login' | 'sub'>): CodeDelivery {
  const [first = 0, second = 0] = createHash('sha256').update(sub).digest();
  const letter = (byte: number) => String.fromCharCode(97 + (byte % 26));
  return codeDelivery('EMAIL', login.includes('@') ? login : `${letter(first)}@${letter(second)}`);
}

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
}

function maskPhone(number: string): string {
  return `+${'*'.repeat(Math.max(number.length - 5, 0))}${number.slice(-4)}`;
}
