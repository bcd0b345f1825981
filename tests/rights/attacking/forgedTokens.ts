import { createHmac } from 'node:crypto';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import { z } from 'zod';
import { openVault } from '../../../idp/credentials/vault.ts';
import type { TaggedDatabase } from '../../setup/tagged.ts';

const storedKey = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() });
const claimsOf = (token: string) =>
  z.looseObject({}).parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Tokens that say they are those of an administrator, by what is wrong with them. The ones that differ in what they
 * say alone are signed with the provider's own key.
 */
export async function forgedTokens(
  { write }: TaggedDatabase,
  dataDir: string,
  good: string,
): Promise<Record<string, string>> {
  const [row] = await write<[{ kid: string; sealed: Buffer }]>`
    select kid, sealed_private_key as sealed from idp.signing_key where is_current`;
  const vault = await openVault(dataDir);
  const jwk = storedKey.parse(JSON.parse(vault.open(row.sealed, `signing key ${row.kid}`)));
  const own = await importJWK(jwk, 'RS256');
  const other = await generateKeyPair('RS256', { extractable: true });
  const otherJwk = await exportJWK(other.publicKey);
  const strong = await generateKeyPair('ES256', { extractable: true });
  const claims = claimsOf(good);
  const now = Math.floor(Date.now() / 1000);

  const sign = (
    changed: JWTPayload,
    header: Partial<JWTHeaderParameters> = {},
    key: Parameters<SignJWT['sign']>[0] = own,
  ) => {
    const said = Object.fromEntries(
      Object.entries({ ...claims, ...changed }).filter(([, value]) => value !== undefined),
    );
    return new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: row.kid, ...header }).sign(key);
  };
  const { privateKey } = other;
  const [head = '', body = '', signature = ''] = good.split('.');
  const unsigned = (alg: string) => `${part({ alg, kid: row.kid })}.${body}.`;
  const hashed = (secret: string, kid = row.kid) => {
    const text = `${part({ alg: 'HS256', kid })}.${body}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const publicPem = await exportSPKI(
    z.instanceof(CryptoKey).parse(await importJWK({ kty: 'RSA', n: jwk.n, e: jwk.e }, 'RS256')),
  );
  return {
    none: unsigned('none'),
    None: unsigned('nOnE'),
    empty: unsigned('RS256'),
    signatureOfAnother: `${head}.${part({ ...claims, sub: 'ba057e10-0000-4000-8000-000000000002' })}.${signature}`,
    hmacWithPublicKey: hashed(publicPem),
    hmacWithNothing: hashed(''),
    hmacWithModulus: hashed(jwk.n),
    kidToNull: hashed('', '../../../../../../dev/null'),
    kidWithSql: hashed('x', "x' union select 'x"),
    otherKey: await sign({}, {}, privateKey),
    otherKeyAndKid: await sign({}, { kid: 'mine' }, privateKey),
    keyInHeader: await sign({}, { jwk: otherJwk }, privateKey),
    keyByAddress: await sign({}, { jku: 'https://evil.example/jwks.json' }, privateKey),
    certificateByAddress: await sign({}, { x5u: 'https://evil.example/x5u.pem' }, privateKey),
    certificateInHeader: await sign({}, { x5c: [Buffer.from('x').toString('base64')] }, privateKey),
    curve: await sign({}, { alg: 'ES256' }, strong.privateKey),
    longerHash: await sign({}, { alg: 'RS512' }, await importJWK(jwk, 'RS512')),
    otherPadding: await sign({}, { alg: 'PS256' }, await importJWK(jwk, 'PS256')),
    criticalUnknown: `${part({ alg: 'RS256', kid: row.kid, crit: ['x'], x: 1 })}.${body}.${signature}`,
    expired: await sign({ exp: now - 60 }),
    withoutEnd: await sign({ exp: undefined }),
    notYet: await sign({ nbf: now + 600 }),
    otherIssuer: await sign({ iss: 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_other' }),
    withoutIssuer: await sign({ iss: undefined }),
    otherClient: await sign({ aud: 'other-client' }),
    severalClients: await sign({ aud: [String(claims['aud']), 'other-client'] }),
    access: await sign({ token_use: 'access' }),
    useless: await sign({ token_use: undefined }),
    ofNobody: await sign({ sub: undefined }),
    emptySub: await sign({ sub: '' }),
    otherSub: await sign({ sub: 'ba057e10-0000-4000-8000-000000000004' }),
    unknownSignIn: await sign({ origin_jti: 'ba057e10-0000-4000-8000-00000000ffff' }),
    signInNoUuid: await sign({ origin_jti: "x' or '1'='1" }),
    withoutSignIn: await sign({ origin_jti: undefined }),
    doubled: `${good}.${signature}`,
    truncated: good.slice(0, -8),
    changedSignature: `${head}.${body}.${'A'.repeat(signature.length)}`,
    noJson: `${Buffer.from('no json').toString('base64url')}.${body}.${signature}`,
    fiveParts: `${good}.x.y`,
    huge: `${head}.${'A'.repeat(7000)}.${signature}`,
  };
}
