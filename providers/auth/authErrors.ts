import type { backoffice } from '../../resources/texts/de/backoffice.ts';
import type { identity } from '../../resources/texts/de/identity.ts';

/** Refusals for which the hosted pages have the words already. */
const saidByThePool = [
  'userNameTaken',
  'userNameForm',
  'emailTaken',
  'emailForm',
  'sessionInvalid',
  'totpUsed',
  'totpSetupMismatch',
] as const satisfies readonly (keyof (typeof identity)['errors'])[];

type SaidByThePool = (typeof saidByThePool)[number];
type SaidHere = keyof (typeof backoffice)['authErrors'];
export type AuthErrorKey = SaidHere | SaidByThePool;

/** Key of the text that tells people of a failure. */
export function authErrorText(
  key: AuthErrorKey,
): `authErrors.${SaidHere}` | `identity.errors.${SaidByThePool}` {
  return isSaidByThePool(key) ? `identity.errors.${key}` : `authErrors.${key}`;
}

function isSaidByThePool(key: AuthErrorKey): key is SaidByThePool {
  return saidByThePool.some((said) => said === key);
}

/** A failed sign-in or session: its message is the key of the text to show (behaviour B111). */
export class AuthError extends Error {
  override name = 'AuthError';
  key: AuthErrorKey;
  /** The name under which the identity pool or its library reported it. */
  code: string;

  constructor(key: AuthErrorKey, code: string = key) {
    super(authErrorText(key));
    this.key = key;
    this.code = code;
  }
}

/** Errors that are told apart by how their message begins rather than by their name. */
const byMessage: Record<string, AuthErrorKey> = {
  'User is disabled.': 'disabled',
  'Password attempts exceeded': 'tooMany',
  'Password reset required for the user': 'resetRequired',
  'Invalid session for the user': 'sessionInvalid',
  'Your software token has already been used once': 'totpUsed',
  'Username cannot be of email format': 'userNameForm',
  'Invalid email address format': 'emailForm',
  'Invalid phone number format': 'malformedPhone',
  'Invalid MFA type': 'invalidMfa',
  // Also of a pool that does not offer this second factor.
  'User does not have delivery config set to turn on': 'invalidMfa',
};

const byName: Record<string, AuthErrorKey> = {
  EmptySignInUsername: 'emptyUsername',
  EmptySignUpUsername: 'emptyUsername',
  EmptyConfirmSignUpUsername: 'emptyUsername',
  EmptyresendSignUpCodeUsername: 'emptyUsername',
  EmptyResetPasswordUsername: 'emptyUsername',
  EmptyConfirmResetPasswordUsername: 'emptyUsername',
  EmptySignInPassword: 'emptyPassword',
  EmptySignUpPassword: 'emptyPassword',
  EmptyConfirmResetPasswordNewPassword: 'emptyPassword',
  EmptyUpdatePassword: 'emptyPassword',
  EmptyConfirmSignUpCode: 'emptyCode',
  EmptyConfirmResetPasswordConfirmationCode: 'emptyCode',
  EmptyVerifyTOTPSetupCode: 'emptyCode',
  EmptyConfirmUserAttributeCode: 'emptyCode',
  EmptyChallengeResponse: 'emptyChallenge',
  IncorrectMFAMethod: 'invalidMfa',
  UserUnAuthenticatedException: 'noUserSession',
  NetworkError: 'network',
  DeviceMetadataNotFoundException: 'deviceTracking',
  AutoSignInException: 'autoSignIn',
  // Who may exist is not told to strangers: an unknown name and a wrong password read the same.
  NotAuthorizedException: 'wrongCredentials',
  UserNotFoundException: 'wrongCredentials',
  UserNotConfirmedException: 'notConfirmed',
  PasswordResetRequiredException: 'resetRequired',
  UsernameExistsException: 'userNameTaken',
  AliasExistsException: 'emailTaken',
  EnableSoftwareTokenMFAException: 'totpSetupMismatch',
  // The library has lost the sign-in whose question is answered.
  SignInException: 'sessionInvalid',
  CodeMismatchException: 'wrongCode',
  ExpiredCodeException: 'expiredCode',
  InvalidPasswordException: 'weakPassword',
  LimitExceededException: 'tooMany',
  TooManyRequestsException: 'tooMany',
  TooManyFailedAttemptsException: 'tooMany',
};

/** What a failure of the identity library means for people; unknown ones are the default message. */
export function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const { name = '', message = '' } = error instanceof Error ? error : {};
  const [, said] = Object.entries(byMessage).find(([beginning]) => message.startsWith(beginning)) ?? [];
  return new AuthError(said ?? byName[name] ?? 'default', name);
}

const endingMessages = new Set([
  'User is disabled.',
  'User does not exist.',
  'Access Token has been revoked',
  'Access Token has expired',
  'Refresh Token has been revoked',
  'Refresh Token has expired',
  'Password reset required for the user',
]);

const endingNames = new Set(['PasswordResetRequiredException', 'UserNotFoundException']);

/** Does this failure end the session, so that the user is signed out (behaviour B117)? */
export function isSessionInvalid(error: unknown): boolean {
  return error instanceof Error && (endingMessages.has(error.message) || endingNames.has(error.name));
}
