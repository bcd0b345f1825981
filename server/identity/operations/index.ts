import { changePassword } from './changePassword.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import type { Operation } from './operation.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { revokeToken } from './revokeToken.ts';

/** The operations of Cognito's JSON API that the embedded provider answers, under Cognito's names. */
export const operations = new Map<string, Operation>(
  Object.entries({
    ChangePassword: changePassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
  }),
);
