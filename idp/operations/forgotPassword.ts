import { z } from 'zod';
import { withMinimumDuration } from '../credentials/withMinimumDuration.ts';
import { sendPasswordCode } from '../ownAccount/forgottenPassword.ts';
import { clientId, login } from './input.ts';
import { operation } from './operation.ts';

/** Sends the code for a new password. */
export const forgotPassword = operation(
  z.object({ ClientId: clientId, Username: login }),
  async ({ Username }, provider) => ({
    CodeDeliveryDetails: await withMinimumDuration(sendPasswordCode(provider, Username)),
  }),
);
