import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityKeyFile } from '../../server/base/config/identityKeyFile.ts';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again, and hashes what is too short to be hashed without a key. */
export interface Vault {
  /** Names the key without telling anything of it. */
  id: Buffer;
  /** The text encrypted (AES-256-GCM); `context` says whose and what for, and must be the same to open it. */
  seal(text: string, context: string): Buffer;
  /** Throws when it was sealed with another key or in another context, or was tampered with. */
  open(sealed: Uint8Array, context: string): string;
  /** Keyed hash (HMAC-SHA-256) of a code of few digits. */
  fingerprint(text: string, context: string): Buffer;
}

/**
 * The vault of the key in `DATA_DIR/identity.key`, which is made at the first start, readable to us only. It lies
 * beside the database, not in it: whoever copies one of the two has nothing. Throws for a file that is no key.
 */
export async function openVault(dataDir: string): Promise<Vault> {
  const path = join(dataDir, identityKeyFile);
  const key = await readFile(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return makeKey(dataDir, path);
  });
  if (key.length !== keyBytes) {
    throw new Error(
      `${path} is not a key of ${keyBytes} bytes: restore it, or remove it to begin with a new one.`,
    );
  }
  return vaultOf(key);
}

/** Two processes that start together end with the same key: the first link wins. */
async function makeKey(dataDir: string, path: string): Promise<Buffer> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path);
}

function vaultOf(key: Buffer): Vault {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', key, '', `baustein ${purpose}`, keyBytes));
  const sealing = derive('sealing');
  const hashing = derive('hashing');
  return {
    id: derive('name of the key').subarray(0, 16),
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-tagBytes));
      return (
        decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    fingerprint: (text, context) => createHmac('sha256', hashing).update(`${context}:${text}`).digest(),
  };
}
