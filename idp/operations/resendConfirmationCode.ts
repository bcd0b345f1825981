import { z } from 'zod';
import { withMinimumDuration } from '../credentials/withMinimumDuration.ts';
import { resendSignUpCode } from '../ownAccount/signUp.ts';
import { clientId, login } from './input.ts';
import { operation } from './operation.ts';

/** Sends the code of a sign-up again. */
export const resendConfirmationCode = operation(
  z.object({ ClientId: clientId, Username: login }),
  async ({ Username }, provider, origin) => ({
    CodeDeliveryDetails: await withMinimumDuration(resendSignUpCode(provider, origin, Username)),
  }),
);
