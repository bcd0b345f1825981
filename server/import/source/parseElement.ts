import { FileError } from '../FileError.ts';
import type { ArrayElement } from './splitArray.ts';

/**
 * An element of a JSON list.
 * @throws {FileError} when it is no JSON, or names a field twice: of two JSON.parse keeps the last, without a word
 */
export function parseElement({ text, position, keys }: ArrayElement): Record<string, unknown> {
  const json = parse(text, position);
  if (countKeys(json) !== keys) throw new FileError('duplicate-field', { position });
  return json;
}

export function parse(text: string, position: number): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new FileError('damaged-json', { position });
  }
}

export function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countKeys(each), 0);
  const values = Object.values(value);
  return values.reduce((sum: number, each) => sum + countKeys(each), values.length);
}
