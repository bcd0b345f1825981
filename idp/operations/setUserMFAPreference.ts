import { z } from 'zod';
import { sql } from '../../server/base/database/sql.ts';
import { cognitoError } from '../cognitoErrors.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { requireUserToChange } from '../accounts/requireUser.ts';
import { secondFactors, type SecondFactor, type User } from '../accounts/users.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const setting = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() });

const input = z.object({
  AccessToken: token,
  SMSMfaSettings: setting.optional(),
  SoftwareTokenMfaSettings: setting.optional(),
  EmailMfaSettings: setting.optional(),
});

type Settings = Record<SecondFactor, z.output<typeof setting> | undefined>;

/** Switches second factors on and off, and says which is asked for. A setting that is left out stays as it is. */
export const setUserMFAPreference = operation(input, async (request, provider) => {
  const settings: Settings = {
    SMS_MFA: request.SMSMfaSettings,
    SOFTWARE_TOKEN_MFA: request.SoftwareTokenMfaSettings,
    EMAIL_OTP: request.EmailMfaSettings,
  };
  if (Object.values(settings).filter((set) => set?.PreferredMfa).length > 1)
    throw cognitoError('parameter', 'only one can be preferred');
  const { sub } = await requireAccountHolder(provider, request.AccessToken);
  await provider.write.transaction(async (tx) => {
    const user = await requireUserToChange(tx, sub);
    requireReachable(user, settings);
    const isOn = (factor: SecondFactor) => settings[factor]?.Enabled ?? null;
    await tx.run(sql`
      update idp.app_user
      set sms_mfa = coalesce(${isOn('SMS_MFA')}, sms_mfa),
          totp_mfa = coalesce(${isOn('SOFTWARE_TOKEN_MFA')}, totp_mfa),
          email_mfa = coalesce(${isOn('EMAIL_OTP')}, email_mfa),
          preferred_mfa = ${preferredFactor(user, settings)}, updated_at = now()
      where sub = ${sub}`);
  });
  return {};
});

function requireReachable({ phoneVerified, totpSecret, emailVerified }: User, settings: Settings): void {
  if (settings.SMS_MFA?.Enabled && !phoneVerified) throw cognitoError('notDeliverable', 'SMS_MFA');
  if (settings.SOFTWARE_TOKEN_MFA?.Enabled && !totpSecret) throw cognitoError('totpNotVerified');
  if (settings.EMAIL_OTP?.Enabled && !emailVerified) throw cognitoError('notDeliverable', 'EMAIL_OTP');
}

function preferredFactor({ preferredMfa }: User, settings: Settings): SecondFactor | null {
  const chosen = secondFactors.find((factor) => settings[factor]?.Enabled && settings[factor].PreferredMfa);
  if (chosen || !preferredMfa) return chosen ?? null;
  const former = settings[preferredMfa];
  return former && (!former.Enabled || former.PreferredMfa === false) ? null : preferredMfa;
}
