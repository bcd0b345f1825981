import { repeatedKey } from '../../../base/json/repeatedKey.ts';
import { FileError } from '../FileError.ts';
import { isJsonObject } from './isJsonObject.ts';
import type { ArrayElement } from './splitArray.ts';

/**
 * An element of a JSON list.
 * @throws {FileError} when it is no JSON, or names a field twice
 */
export function parseElement(element: ArrayElement): Record<string, unknown> {
  const json = parse(element);
  if (!isJsonObject(json)) throw new FileError('not-an-object', { position: element.position });
  const twice = repeatedKey(element.text);
  if (twice !== undefined)
    throw new FileError('duplicate-field', { field: twice, position: element.position });
  return json;
}

/** @throws {FileError} when it is no JSON */
export function parse({ text, position }: ArrayElement): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError('damaged-json', { position });
  }
}
