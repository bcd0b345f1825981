import { z } from 'zod';
import { cognitoError } from '../cognitoErrors.ts';
import { confirmDevice as confirm } from '../steps/devices.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const bytes = z.base64().min(1).max(1024);

const input = z.object({
  AccessToken: token,
  DeviceKey: z.string().min(1).max(64),
  DeviceName: z.string().max(1024).default(''),
  DeviceSecretVerifierConfig: z.object({ Salt: bytes, PasswordVerifier: bytes }),
});

/** Begins to track the device that a sign-in was given a key for; its user decides whether to remember it. */
export const confirmDevice = operation(input, async (request, provider) => {
  const { sub } = await requireAccountHolder(provider, request.AccessToken);
  const { Salt, PasswordVerifier } = request.DeviceSecretVerifierConfig;
  const isKnown = await confirm(provider.write, sub, {
    key: request.DeviceKey,
    name: request.DeviceName,
    salt: Buffer.from(Salt, 'base64'),
    verifier: Buffer.from(PasswordVerifier, 'base64'),
  });
  if (!isKnown) throw cognitoError('deviceUnknown');
  return { UserConfirmationNecessary: true };
});
