import { Amplify } from 'aws-amplify';
import { ConsoleLogger } from 'aws-amplify/utils';
import { hostedPages, onIdentityKnown, ownPages, signedOutAddress, withoutScheme } from './identity.ts';
import { signInReturnPath } from '../../resources/platform/screens.ts';

const scopes = ['openid', 'email', 'aws.cognito.signin.user.admin'];

// Whoever loads the library finds it told of the pool. The hosted pages are left out on purpose: with them configured,
// merely opening a second tab would cancel a sign-in that is under way in the first.
onIdentityKnown(() => {
  // Nothing is written to the console in production (behaviour B124).
  ConsoleLogger.LOG_LEVEL = import.meta.env.DEV ? 'WARN' : 'NONE';
  Amplify.configure({ Auth: { Cognito: ownPages() } });
});

/** Tells the library of the hosted pages too: right before leaving for them, and on the way back. */
export function configureHostedPages(): void {
  const oauth = {
    domain: withoutScheme(hostedPages()),
    scopes,
    redirectSignIn: [location.origin + signInReturnPath],
    redirectSignOut: [signedOutAddress()],
    responseType: 'code' as const,
  };
  Amplify.configure({ Auth: { Cognito: { ...ownPages(), loginWith: { oauth } } } });
}
