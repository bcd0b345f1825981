import { z } from 'zod';
import { closeBrowserSessionsOf } from '../tokens/browserSessions.ts';
import { revokeGrantsOf } from '../tokens/grants.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

/** Ends every sign-in of the caller, on all devices, and on the hosted pages. */
export const globalSignOut = operation(
  z.object({ AccessToken: token }),
  async ({ AccessToken }, provider) => {
    const { sub } = await requireAccountHolder(provider, AccessToken);
    await revokeGrantsOf(provider.write, sub);
    await closeBrowserSessionsOf(provider.write, sub);
    return {};
  },
);
