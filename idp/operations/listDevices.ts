import { z } from 'zod';
import { signIn } from '../../resources/limits.ts';
import { listDevices as readDevices } from '../steps/devices.ts';
import { requireAccountHolder } from '../ownAccount/requireAccountHolder.ts';
import { deviceAnswer } from './deviceAnswer.ts';
import { token } from './input.ts';
import { operation } from './operation.ts';

const input = z.object({
  AccessToken: token,
  Limit: z.int().min(1).max(signIn.devicePageSize).default(signIn.devicePageSize),
  PaginationToken: z.base64url().max(128).optional(),
});

/** The devices of the caller, a page at a time. */
export const listDevices = operation(input, async ({ AccessToken, Limit, PaginationToken }, provider) => {
  const { sub } = await requireAccountHolder(provider, AccessToken);
  const after = Buffer.from(PaginationToken ?? '', 'base64url').toString();
  const found = await readDevices(provider.write, sub, after, Limit + 1);
  const page = found.slice(0, Limit);
  const last = found.length > Limit ? page.at(-1) : undefined;
  return {
    Devices: page.map(deviceAnswer),
    ...(last && { PaginationToken: Buffer.from(last.key).toString('base64url') }),
  };
});
