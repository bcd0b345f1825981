/**
 * Every refusal of the embedded provider, with Cognito's names and words: clients compare both.
 * The messages of an ended session are the ones that specification section 8 counts as such.
 */
const refusals = {
  attemptsExceeded: ['NotAuthorizedException', 'Password attempts exceeded'],
  changeAttemptsExceeded: ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
  incorrectLogin: ['NotAuthorizedException', 'Incorrect username or password.'],
  userDisabled: ['NotAuthorizedException', 'User is disabled.'],
  userUnknown: ['UserNotFoundException', 'User does not exist.'],
  userNotConfirmed: ['UserNotConfirmedException', 'User is not confirmed.'],
  passwordResetRequired: ['PasswordResetRequiredException', 'Password reset required for the user'],
  accessTokenInvalid: ['NotAuthorizedException', 'Invalid Access Token'],
  accessTokenExpired: ['NotAuthorizedException', 'Access Token has expired'],
  accessTokenRevoked: ['NotAuthorizedException', 'Access Token has been revoked'],
  refreshTokenInvalid: ['NotAuthorizedException', 'Invalid Refresh Token'],
  refreshTokenExpired: ['NotAuthorizedException', 'Refresh Token has expired'],
  refreshTokenRevoked: ['NotAuthorizedException', 'Refresh Token has been revoked'],
  sessionInvalid: ['NotAuthorizedException', 'Invalid session for the user, session is expired.'],
  weakPassword: ['InvalidPasswordException', 'Password did not conform with policy: '],
  clientUnknown: ['ResourceNotFoundException', 'User pool client does not exist: '],
  parameter: ['InvalidParameterException', 'Invalid or missing parameter: '],
  operationUnknown: ['UnknownOperationException', 'Unknown operation: '],
  bodyUnreadable: ['SerializationException', 'The body is not JSON of type application/x-amz-json-1.1.'],
  tooManyRequests: ['TooManyRequestsException', 'Too many requests. Try again later.'],
  internal: ['InternalErrorException', 'The identity provider failed. Try again later.'],
} as const satisfies Record<string, readonly [type: string, message: string]>;

/** A refusal as Cognito words it; `type` becomes `__type` of the answer. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = 'CognitoError';
    this.type = type;
  }
}

/** The refusal of that key; `detail` ends its message. */
export function cognitoError(key: keyof typeof refusals, detail = ''): CognitoError {
  const [type, message] = refusals[key];
  return new CognitoError(type, message + detail);
}
