import { confirmSignIn, signIn as signInToPool, type SignInOutput } from 'aws-amplify/auth';
import { AuthError, toAuthError } from './authErrors.ts';
import { enter } from './enter.ts';
import './library.ts';
import { stepOf, type SignInStep } from './signInStep.ts';
import { clearStoredSession } from './storedSession.ts';

let isPending = false;

/**
 * Signs in with user name (or e-mail) and password; the password never leaves the browser (SRP).
 * Throws `AuthError`, also when a sign-in is pending already (behaviour B113).
 */
export function signIn(username: string, password: string): Promise<SignInStep> {
  return begin(username, (name) =>
    signInToPool({ username: name, password, options: { authFlowType: 'USER_SRP_AUTH' } }),
  );
}

/** Signs in without password, by the challenge that the pool defines, such as a code by e-mail. As `signIn`. */
export function signInByChallenge(username: string): Promise<SignInStep> {
  return begin(username, (name) =>
    signInToPool({ username: name, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
  );
}

/**
 * Answers the question that a sign-in has come to: a code, a new password, or the kind of second factor.
 * Throws `AuthError`.
 */
export function answerStep(challengeResponse: string): Promise<SignInStep> {
  return once(() => confirmSignIn({ challengeResponse: challengeResponse.trim() }));
}

function begin(username: string, call: (username: string) => Promise<SignInOutput>): Promise<SignInStep> {
  return once(async () => {
    if (typeof username !== 'string') throw new AuthError('wrongUsernameType');
    // What is left of an earlier or abandoned sign-in would stand in the way of this one.
    clearStoredSession();
    return call(username.trim());
  });
}

async function once(call: () => Promise<SignInOutput>): Promise<SignInStep> {
  if (isPending) throw new AuthError('pending');
  isPending = true;
  try {
    const step = stepOf(await call());
    if (step.name === 'done') await enter();
    return step;
  } catch (error) {
    throw toAuthError(error);
  } finally {
    isPending = false;
  }
}
