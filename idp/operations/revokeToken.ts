import { z } from 'zod';
import { revokeGrant } from '../tokens/grants.ts';
import { clientId, token } from './input.ts';
import { operation } from './operation.ts';

/** Ends the sign-in of a refresh token. An unknown token is no error (RFC 7009, section 2.2). */
export const revokeToken = operation(
  z.object({ ClientId: clientId, Token: token }),
  async ({ ClientId, Token }, { write }) => {
    await revokeGrant(write, Token, ClientId);
    return {};
  },
);
