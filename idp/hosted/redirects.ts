import { platforms } from '../../resources/platform/platforms.ts';
import { originOf } from '../../server/base/config/originOf.ts';
import type { EmbeddedProvider } from '../embeddedProvider.ts';

/** Where the hosted pages lead back to after a sign-in (behaviour B25). */
const callbackPath = '/authgrant-redirect';
/** Where they lead back to after a sign-out. */
const signedOutPath = '/';

/** Is this, letter by letter, the call-back address of a platform? */
export function isCallback(provider: Pick<EmbeddedProvider, 'publicOrigin'>, uri: string): boolean {
  return platforms.some((platform) => uri === originOf(provider, platform) + callbackPath);
}

/** Is this, letter by letter, where a platform wants people to be after signing out? */
export function isSignedOutAddress(provider: Pick<EmbeddedProvider, 'publicOrigin'>, uri: string): boolean {
  return platforms.some((platform) => uri === originOf(provider, platform) + signedOutPath);
}
