import {
  autoSignIn,
  confirmSignUp as confirmAtPool,
  resendSignUpCode,
  signUp as signUpAtPool,
} from 'aws-amplify/auth';
import { AuthError, toAuthError } from './authErrors.ts';
import { enter } from './enter.ts';
import { stepOf, type SignInStep } from './signInStep.ts';
import { clearStoredSession } from './storedSession.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/**
 * Makes an account that waits for its e-mail to be proven; returns where the code was sent.
 * Throws `AuthError` for what is missing (behaviour B110) and for what the pool refuses.
 */
export async function signUp(account: NewAccount): Promise<string | undefined> {
  if (typeof account !== 'object' || account === null) throw new AuthError('signUp');
  const { username, email, password } = account;
  if (!email.trim()) throw new AuthError('emptyEmail');
  if (!password) throw new AuthError('emptyPassword');
  clearStoredSession();
  try {
    const { nextStep } = await signUpAtPool({
      username: username.trim(),
      password,
      options: {
        userAttributes: { email: email.trim() },
        autoSignIn: { authFlowType: 'USER_SRP_AUTH' },
      },
    });
    return 'codeDeliveryDetails' in nextStep ? nextStep.codeDeliveryDetails?.destination : undefined;
  } catch (error) {
    const failure = toAuthError(error);
    // A pool in which accounts are made by administrators only refuses everybody.
    throw failure.code === 'NotAuthorizedException' ? new AuthError('signUp', failure.code) : failure;
  }
}

/**
 * Signs in as soon as the new account is confirmed, here or by the link of the mail: the library asks every 5 s, for
 * 180 s at most (behaviour B114). Throws `AuthError`, `autoSignIn` once it is too late.
 */
export async function signInOnceConfirmed(): Promise<SignInStep> {
  try {
    const step = stepOf(await autoSignIn());
    if (step.name === 'done') await enter();
    return step;
  } catch (error) {
    throw toAuthError(error);
  }
}

/** Confirms an account by the code of the mail. Throws `AuthError`. */
export async function confirmSignUp(username: string, code: string): Promise<void> {
  await confirmAtPool({ username: username.trim(), confirmationCode: code.trim() }).catch(
    (error: unknown) => {
      throw toAuthError(error);
    },
  );
}

/** Has the code of a new account sent again. Throws `AuthError`. */
export async function sendSignUpCodeAgain(username: string): Promise<void> {
  await resendSignUpCode({ username: username.trim() }).catch((error: unknown) => {
    throw toAuthError(error);
  });
}
