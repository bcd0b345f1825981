import { repeatedKey } from '../../../base/json/repeatedKey.ts';
import { FileError } from '../FileError.ts';
import type { ArrayElement } from './splitArray.ts';

/**
 * An element of a JSON list.
 * @throws {FileError} when it is no JSON, or names a field twice
 */
export function parseElement(element: ArrayElement): Record<string, unknown> {
  const json = parse(element);
  const twice = repeatedKey(element.text);
  if (twice !== undefined)
    throw new FileError('duplicate-field', { field: twice, position: element.position });
  return json;
}

/** @throws {FileError} when it is no JSON */
export function parse({ text, position }: ArrayElement): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new FileError('damaged-json', { position });
  }
}
