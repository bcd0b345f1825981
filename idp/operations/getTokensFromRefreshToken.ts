import { z } from 'zod';
import { refresh } from '../tokens/refresh.ts';
import { clientId, token } from './input.ts';
import { operation } from './operation.ts';

/** Renews the tokens: the operation that Amplify calls, whatever way the sign-in went. */
export const getTokensFromRefreshToken = operation(
  z.object({ ClientId: clientId, RefreshToken: token }),
  async ({ RefreshToken }, provider) => refresh(provider, RefreshToken),
);
