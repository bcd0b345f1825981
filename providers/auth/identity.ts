import type { ShellSettings } from '../../resources/page.ts';

let settings: ShellSettings['identity'] = { userPoolId: '', clientId: '', signsInByCode: false };

const listeners: (() => void)[] = [];
let isKnown = false;

/** Tells all of the sign-in where the pool is, the identity library as soon as it is loaded (`library.ts`). */
export function configureIdentity({ identity }: Pick<ShellSettings, 'identity'>): void {
  settings = identity;
  isKnown = true;
  for (const listener of listeners) listener();
}

/** Calls back whenever it is told where the pool is, at once where that is known. */
export function onIdentityKnown(listener: () => void): void {
  listeners.push(listener);
  if (isKnown) listener();
}

/** The pool as the library is told of it. */
export function ownPages() {
  const { userPoolId, clientId } = settings;
  return {
    userPoolId,
    userPoolClientId: clientId,
    // Whoever signs up may open the link of the mail elsewhere: the library then asks until it has happened.
    signUpVerificationMethod: 'link' as const,
    ...(settings.userPoolEndpoint && { userPoolEndpoint: poolEndpoint() }),
  };
}

/** What the pool knows this application by. */
export function clientId(): string {
  return settings.clientId;
}

/** Where the JSON calls of the pool are answered. */
export function poolEndpoint(): string {
  const [region] = settings.userPoolId.split('_');
  return settings.userPoolEndpoint
    ? new URL(settings.userPoolEndpoint, location.origin).href
    : `https://cognito-idp.${region}.amazonaws.com/`;
}

/** Can people sign in on pages of the pool? */
export function hasHostedPages(): boolean {
  return settings.hostedUi !== undefined;
}

/** Address of the hosted pages, without a closing slash. Throws where there are none. */
export function hostedPages(): string {
  if (!settings.hostedUi) throw new Error('There are no hosted pages: set COGNITO_HOSTED_UI.');
  return new URL(settings.hostedUi, location.origin).href.replace(/\/$/, '');
}

/** Where the hosted pages lead to after a sign-out. */
export function signedOutAddress(): string {
  return `${location.origin}/`;
}

/** Does the pool define a challenge of its own, with which people sign in without a password? */
export function signsInByCode(): boolean {
  return settings.signsInByCode;
}

/** What the keys of the local storage begin with in which the library keeps this client's session. */
export function storagePrefix(): string {
  return `CognitoIdentityServiceProvider.${settings.clientId}.`;
}

/**
 * The address as it is meant: the library writes `https` before the hosted pages, whatever their scheme. Only an
 * embedded provider on this machine has another one.
 */
export function asMeant(url: string): string {
  const wrong = `https://${withoutScheme(hostedPages())}/`;
  return url.startsWith(wrong) ? `${hostedPages()}/${url.slice(wrong.length)}` : url;
}

/** An address as the library takes it. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
