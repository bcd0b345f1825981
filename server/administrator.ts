import { z } from 'zod';
import { onDatabase } from './boot/onDatabase.ts';
import { nameAdministrator } from './identity/nameAdministrator.ts';

/** `npm run administrator -- <e-mail address>`: whoever owns it is the first administrator (docs/operating.md). */
await onDatabase(async ({ write }) => {
  const [, , address, also] = process.argv;
  const email = z.email().safeParse(address).data;
  if (!email || (also !== undefined && also !== '--also'))
    throw new Error('Name an e-mail address: npm run administrator -- anna@firma.ch');
  return nameAdministrator(write, email, also !== undefined);
});
