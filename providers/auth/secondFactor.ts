import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { keysOf } from '../../resources/keysOf.ts';
import { AuthError } from './authErrors.ts';
import { inSession } from './session.ts';

/** The second factors, and how the library names them where it tells which are switched on. */
const factors = { totp: 'TOTP', sms: 'SMS', email: 'EMAIL' } as const;
export type Factor = keyof typeof factors;

/** The second factors that are switched on; the first is asked for, unless none is preferred. */
export function switchedOnFactors(): Promise<Factor[]> {
  return inSession(async () => {
    const { enabled = [] } = await fetchMFAPreference();
    return keysOf(factors).filter((factor) => enabled.includes(factors[factor]));
  });
}

/** A secret for the authenticator app, with its address for a QR code. Throws `AuthError`. */
export function newTotpSecret(application: string): Promise<{ secret: string; uri: string }> {
  return inSession(async () => {
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    return { secret: sharedSecret, uri: getSetupUri(application).href };
  });
}

/** Switches the authenticator app on, given a code that it shows. Throws `AuthError`. */
export async function confirmTotp(code: string): Promise<void> {
  await inSession(() => verifyTOTPSetup({ code: code.trim() }));
  await switchFactor('totp', true);
}

/** Switches a second factor on or off. Throws `AuthError`, `noMfa` and `invalidMfa` for what is none. */
export async function switchFactor(factor: Factor, isOn: boolean): Promise<void> {
  if (!factor) throw new AuthError('noMfa');
  if (!(factor in factors)) throw new AuthError('invalidMfa');
  await inSession(() => updateMFAPreference({ [factor]: isOn ? 'ENABLED' : 'DISABLED' }));
}
