import { z } from 'zod';
import { atEvenPace } from '../evenPace.ts';
import { sendPasswordCode } from '../forgottenPassword.ts';
import { clientId, login } from './input.ts';
import { operation } from './operation.ts';

/** Sends the code for a new password. */
export const forgotPassword = operation(
  z.object({ ClientId: clientId, Username: login }),
  async ({ Username }, provider) => ({
    CodeDeliveryDetails: await atEvenPace(sendPasswordCode(provider, Username)),
  }),
);
