import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The 3072-bit group of RFC 3526 (number 15) with generator 2, which Cognito uses. */
const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const g = 2n;
const k = toNumber(sha256(Buffer.concat([toBytes(N), toBytes(g)])));

export const verifierBytes = 384;

/**
 * The verifier of a password (RFC 5054 with Cognito's hashes), 384 bytes.
 * `identity` is the text that goes before `:password`: pool name and user id in one.
 */
export function srpVerifier(identity: string, password: string, salt: Buffer): Buffer {
  const inner = sha256(Buffer.from(`${identity}:${password}`));
  const x = toNumber(sha256(Buffer.concat([toBytes(toNumber(salt)), inner])));
  return fixedBytes(power(g, x));
}

/** The server's half of an exchange: what it keeps (`b`) and what it sends (`B`), both in hexadecimal. */
export function srpOffer(verifier: Buffer): { b: string; B: string } {
  const b = toNumber(randomBytes(32));
  const B = (k * toNumber(verifier) + power(g, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

/** Is this a value that a client may open an exchange with? RFC 5054 section 2.5.4: A mod N must not be 0. */
export function isSrpA(hex: string): boolean {
  return /^[0-9a-f]{1,1024}$/i.test(hex) && BigInt(`0x${hex}`) % N !== 0n;
}

/** The key that both sides derive, 16 bytes; equal on both only if the client knew the password. */
export function srpKey(exchange: { A: string; b: string; B: string; verifier: Buffer }): Buffer {
  const A = BigInt(`0x${exchange.A}`);
  const u = toNumber(sha256(Buffer.concat([toBytes(A), toBytes(BigInt(`0x${exchange.B}`))])));
  const S = power(A * power(toNumber(exchange.verifier), u), BigInt(`0x${exchange.b}`));
  const extracted = createHmac('sha256', toBytes(u)).update(toBytes(S)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** As Java's BigInteger.toByteArray: fewest bytes that keep the sign bit clear. Both sides hash this form. */
function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

function fixedBytes(value: bigint): Buffer {
  return Buffer.from(value.toString(16).padStart(verifierBytes * 2, '0'), 'hex');
}

function toNumber(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex') || '0'}`);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
