import { z } from 'zod';
import { pool } from '../pool.ts';
import { cognitoError } from '../cognitoErrors.ts';

/** The app client; there is one. */
export const clientId = z.string().transform((id) => {
  if (id !== pool.clientId) throw cognitoError('clientUnknown', id);
  return id;
});

export const login = z.string().min(1).max(128);
export const password = z.string().min(1).max(256);
export const token = z.string().min(1).max(4096);
/** A code that was sent to somebody, or shown by an authenticator app. */
export const code = z.string().min(1).max(64);
export const hex = z.string().regex(/^[0-9a-f]{1,1024}$/i);
export const base64 = z.string().regex(/^[A-Za-z0-9+/_-]{1,128}=*$/);
/** What an unknown or forgotten device sends is let pass: it is given a new key. */
export const deviceKey = z.string().max(64).optional();
