import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import { requireAccountHolder } from '../requireAccountHolder.ts';
import type { SecondFactor, User } from '../users.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() });

const input = z.object({
  AccessToken: token,
  SMSMfaSettings: setting.optional(),
  SoftwareTokenMfaSettings: setting.optional(),
  EmailMfaSettings: setting.optional(),
});

/** Switches second factors on and off, and says which is asked for. A setting that is left out stays as it is. */
export const setUserMFAPreference = operation(input, async (request, provider) => {
  const { SMSMfaSettings: sms, SoftwareTokenMfaSettings: totp, EmailMfaSettings: email } = request;
  if (email?.Enabled) throw cognitoError('factorUnknown', 'EMAIL_OTP');
  if (sms?.PreferredMfa && totp?.PreferredMfa) throw cognitoError('parameter', 'only one can be preferred');
  const user = await requireAccountHolder(provider, request.AccessToken);
  if (sms?.Enabled && !user.phoneVerified) throw cognitoError('smsNotVerified');
  if (totp?.Enabled && !user.totpSecret) throw cognitoError('totpNotVerified');
  const preferred = preferredFactor(user, { SMS_MFA: sms, SOFTWARE_TOKEN_MFA: totp });
  await provider.sql`
    update idp.app_user
    set sms_mfa = coalesce(${sms?.Enabled ?? null}, sms_mfa),
        totp_mfa = coalesce(${totp?.Enabled ?? null}, totp_mfa),
        preferred_mfa = ${preferred}, updated_at = now()
    where sub = ${user.sub}`;
  return {};
});

type Settings = Record<SecondFactor, z.output<typeof setting> | undefined>;

function preferredFactor({ preferredMfa }: User, settings: Settings): SecondFactor | null {
  const factors = Object.keys(settings) as SecondFactor[];
  const chosen = factors.find((factor) => settings[factor]?.Enabled && settings[factor].PreferredMfa);
  if (chosen || !preferredMfa) return chosen ?? null;
  const former = settings[preferredMfa];
  return former && (!former.Enabled || former.PreferredMfa === false) ? null : preferredMfa;
}
