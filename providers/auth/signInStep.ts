import type { SignInOutput } from 'aws-amplify/auth';

/** How far a sign-in is: done, or the question that the pool asks next (behaviour B112). */
export type SignInStep =
  | { name: 'done' }
  | { name: 'customChallenge'; question?: string; destination?: string }
  | { name: 'smsCode'; destination?: string }
  | { name: 'emailCode'; destination?: string }
  | { name: 'totpCode' }
  | { name: 'newPassword' }
  | { name: 'selectMfa'; types: readonly MfaType[] }
  | { name: 'setUpTotp'; secret: string; uriFor: (application: string, username: string) => string }
  | { name: 'resetPassword' }
  | { name: 'confirmSignUp' }
  | { name: 'unknown'; step: string };

export type MfaType = 'SMS' | 'TOTP' | 'EMAIL';

/** What the library's answer to a sign-in means here. */
export function stepOf({ nextStep }: Pick<SignInOutput, 'nextStep'>): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return { name: 'done' };
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE': {
      const { type, question, destination } = nextStep.additionalInfo ?? {};
      return { name: 'customChallenge', ...(type === 'EMAIL_CODE' ? { destination } : { question }) };
    }
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { name: 'smsCode', destination: nextStep.codeDeliveryDetails?.destination };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { name: 'emailCode', destination: nextStep.codeDeliveryDetails?.destination };
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { name: 'totpCode' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { name: 'newPassword' };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { name: 'selectMfa', types: nextStep.allowedMFATypes ?? [] };
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret: secret, getSetupUri } = nextStep.totpSetupDetails;
      return { name: 'setUpTotp', secret, uriFor: (...names) => getSetupUri(...names).href };
    }
    case 'RESET_PASSWORD':
      return { name: 'resetPassword' };
    case 'CONFIRM_SIGN_UP':
      return { name: 'confirmSignUp' };
    default:
      return { name: 'unknown', step: nextStep.signInStep };
  }
}
