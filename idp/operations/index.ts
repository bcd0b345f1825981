import { associateSoftwareToken } from './associateSoftwareToken.ts';
import { changePassword } from './changePassword.ts';
import { confirmDevice } from './confirmDevice.ts';
import { confirmForgotPassword } from './confirmForgotPassword.ts';
import { confirmSignUp } from './confirmSignUp.ts';
import { deleteUser } from './deleteUser.ts';
import { deleteUserAttributes } from './deleteUserAttributes.ts';
import { forgetDevice } from './forgetDevice.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getDevice } from './getDevice.ts';
import { getTokensFromRefreshToken } from './getTokensFromRefreshToken.ts';
import { getUser } from './getUser.ts';
import { getUserAttributeVerificationCode } from './getUserAttributeVerificationCode.ts';
import { globalSignOut } from './globalSignOut.ts';
import { initiateAuth } from './initiateAuth.ts';
import { listDevices } from './listDevices.ts';
import type { Operation } from './operation.ts';
import { resendConfirmationCode } from './resendConfirmationCode.ts';
import { respondToAuthChallenge } from './respondToAuthChallenge.ts';
import { revokeToken } from './revokeToken.ts';
import { setUserMFAPreference } from './setUserMFAPreference.ts';
import { signUp } from './signUp.ts';
import { updateDeviceStatus } from './updateDeviceStatus.ts';
import { updateUserAttributes } from './updateUserAttributes.ts';
import { verifySoftwareToken } from './verifySoftwareToken.ts';
import { verifyUserAttribute } from './verifyUserAttribute.ts';

/** The operations of Cognito's JSON API that the embedded provider answers, under Cognito's names. */
export const operations = new Map<string, Operation>(
  Object.entries({
    AssociateSoftwareToken: associateSoftwareToken,
    ChangePassword: changePassword,
    ConfirmDevice: confirmDevice,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    DeleteUserAttributes: deleteUserAttributes,
    ForgetDevice: forgetDevice,
    ForgotPassword: forgotPassword,
    GetDevice: getDevice,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ListDevices: listDevices,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SetUserMFAPreference: setUserMFAPreference,
    SignUp: signUp,
    UpdateDeviceStatus: updateDeviceStatus,
    UpdateUserAttributes: updateUserAttributes,
    VerifySoftwareToken: verifySoftwareToken,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);
