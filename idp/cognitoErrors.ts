/**
 * Every refusal of the embedded provider, with Cognito's names and words: clients compare both.
 * The messages of an ended session are the ones by which the browser knows that it is over (behaviour B117).
 */
const refusals = {
  attemptsExceeded: ['NotAuthorizedException', 'Password attempts exceeded'],
  attemptLimitExceeded: ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'],
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
  userNameTaken: ['UsernameExistsException', 'User already exists'],
  userNameForm: ['InvalidParameterException', 'Username cannot be of email format or hold spaces.'],
  emailTaken: ['AliasExistsException', 'An account with the email already exists.'],
  codeMismatch: ['CodeMismatchException', 'Invalid verification code provided, please try again.'],
  codeExpired: ['ExpiredCodeException', 'Invalid code provided, please request a code again.'],
  factorMismatch: ['CodeMismatchException', 'Invalid code or auth state for the user.'],
  totpUsed: ['ExpiredCodeException', 'Your software token has already been used once.'],
  totpSetupMismatch: ['EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA'],
  totpNotOffered: ['SoftwareTokenMFANotFoundException', 'No software token is waiting to be verified.'],
  totpNotVerified: ['InvalidParameterException', 'User has not verified software token mfa'],
  notDeliverable: ['InvalidParameterException', 'User does not have delivery config set to turn on '],
  factorUnknown: ['InvalidParameterException', 'Invalid MFA type: '],
  attributeUnknown: ['InvalidParameterException', 'Attributes did not conform to the schema: '],
  attributeReadOnly: ['NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
  attributeWithoutCode: ['InvalidParameterException', 'This attribute cannot be verified by a code: '],
  emailForm: ['InvalidParameterException', 'Invalid email address format.'],
  phoneForm: ['InvalidParameterException', 'Invalid phone number format.'],
  deviceUnknown: ['ResourceNotFoundException', 'Device does not exist.'],
  clientUnknown: ['ResourceNotFoundException', 'User pool client does not exist: '],
  parameter: ['InvalidParameterException', 'Invalid or missing parameter: '],
  operationUnknown: ['UnknownOperationException', 'Unknown operation: '],
  bodyUnreadable: ['SerializationException', 'The body is not JSON of type application/x-amz-json-1.1.'],
  tooManyRequests: ['TooManyRequestsException', 'Too many requests. Try again later.'],
  internal: ['InternalErrorException', 'The identity provider failed. Try again later.'],
} as const satisfies Record<string, readonly [type: string, message: string]>;

export type RefusalKey = keyof typeof refusals;

/** A refusal as Cognito words it; `type` becomes `__type` of the answer, `key` finds the words for people. */
export class CognitoError extends Error {
  override name = 'CognitoError';
  readonly key: RefusalKey;
  readonly type: string;

  constructor(key: RefusalKey, detail: string) {
    const [type, message] = refusals[key];
    super(message + detail);
    this.key = key;
    this.type = type;
  }
}

/** The refusal of that key; `detail` ends its message. */
export function cognitoError(key: RefusalKey, detail = ''): CognitoError {
  return new CognitoError(key, detail);
}
