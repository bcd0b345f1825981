import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, jwtVerify } from 'jose';
import { afterAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/setup/freshDatabase.ts';
import { publishedKeys } from './publishedKeys.ts';
import { signingKeys } from './signingKeys.ts';
import { openVault } from '../credentials/vault.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-keys-'));
  folders.push(folder);
  return join(folder, 'data');
}

it('processes that start together make one key, and a restart finds it again', async () => {
  const { write } = await freshDatabase();
  const folder = await dataDir();
  const vaults = await Promise.all([1, 2, 3].map(() => openVault(folder)));
  const together = await Promise.all(vaults.map((vault) => signingKeys(write, vault).signing()));
  const later = await signingKeys(write, await openVault(folder)).signing();
  expect(new Set([...together, later].map(({ kid }) => kid)).size).toBe(1);
  expect(later.decoySecret).toEqual(together[0]?.decoySecret);
});

it('the key that seals is readable to its owner only; the database alone signs nothing', async () => {
  const { write } = await freshDatabase();
  const folder = await dataDir();
  const vault = await openVault(folder);
  const { kid, key } = await signingKeys(write, vault).signing();
  const path = join(folder, 'identity.key');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readFile(path)).toHaveLength(32);

  const [row] = await write<{ publicKey: object; sealed: Buffer }[]>`
    select public_key as "publicKey", sealed_private_key as sealed from idp.signing_key`;
  expect(Object.keys(row!.publicKey).sort()).toEqual(['e', 'kty', 'n']);
  expect(row!.sealed.toString('latin1')).not.toContain('"d"');
  expect(() => vault.open(row!.sealed, 'signing key other')).toThrow();

  // A machine with a key of its own signs with a key of its own; either's tokens are believed by all.
  const other = await signingKeys(write, await openVault(await dataDir())).signing();
  expect(other.kid).not.toBe(kid);
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  await expect(jwtVerify(token, publishedKeys(write).find)).resolves.toBeDefined();
});

it('a sealed text that was tampered with does not open', async () => {
  const vault = await openVault(await dataDir());
  const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'app of eva');
  expect(vault.open(sealed, 'app of eva')).toBe('JBSWY3DPEHPK3PXP');
  for (const position of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[position]! ^= 1;
    expect(() => vault.open(changed, 'app of eva')).toThrow();
  }
});
