import { addressBytes } from './addressBytes.ts';

/** Addresses that begin with the same bits. */
export interface Network {
  bytes: readonly number[];
  bits: number;
}

/** Reads `10.0.0.0/8`, `fe80::/10`, or one address alone; undefined for anything else. */
export function networkOf(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const bytes = addressBytes(address);
  if (!bytes || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return undefined;
  const bits = length === undefined ? bytes.length * 8 : Number(length);
  return bits <= bytes.length * 8 ? { bytes, bits } : undefined;
}

/** Is an address, by its bytes, of that network? */
export function isWithin(address: readonly number[], { bytes, bits }: Network): boolean {
  if (address.length !== bytes.length) return false;
  return bytes.every((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    const mask = (0xff << (8 - kept)) & 0xff;
    return ((address[index] ?? 0) & mask) === (byte & mask);
  });
}
