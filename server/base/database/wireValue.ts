import type { Parameter } from './sql.ts';

/** A parameter as it is sent: in the text form of its type, bytes as they are (PostgreSQL, 8.15.2 for lists). */
export function wireValue(value: Parameter): string | Buffer | null {
  if (value === null) return null;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object') return String(value);
  return `{${value.map(elementOf).join(',')}}`;
}

function elementOf(value: string | number | boolean | null): string {
  return value === null ? 'NULL' : `"${String(value).replaceAll(/[\\"]/g, '\\$&')}"`;
}
