import { createReadStream } from 'node:fs';
import { imports } from '../../../../resources/limits.ts';
import { fromUnpacked } from '../../../base/workbook/fromUnpacked.ts';
import { FileError } from '../FileError.ts';
import { parseElement } from '../source/parseElement.ts';
import { splitArray } from '../source/splitArray.ts';
import type { FileElement } from './FileElement.ts';

/**
 * The elements of a JSON file, one, a list, or one a line; packed or not.
 * @throws {FileError} whenever it is not one whole list of objects, or longer than `imports.mostRecords`
 */
export async function readElements(file: string, signal: AbortSignal): Promise<FileElement[]> {
  const elements: FileElement[] = [];
  const read = (unpacked: string) => splitArray(createReadStream(unpacked, { highWaterMark: 256 * 1024 }));
  for await (const batch of fromUnpacked(file, read)) {
    signal.throwIfAborted();
    for (const element of batch)
      elements.push({ element: parseElement(element), sheet: null, row: elements.length + 1 });
    if (elements.length > imports.mostRecords)
      throw new FileError('too-many-rows', { limit: imports.mostRecords });
  }
  if (elements.length === 0) throw new FileError('no-rows');
  return elements;
}
