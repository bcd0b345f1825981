import { createReadStream } from 'node:fs';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { isJsonObject } from '../../source/isJsonObject.ts';
import { RecordSplitter } from './RecordSplitter.ts';

const path = ['Supplier', 'Product'];
const chunkBytes = 256 * 1024;

export type JsonObject = Record<string, unknown>;

/**
 * The products of a file of ETIM xChange as they are read, in batches, with the bytes read until then; at the end what is
 * around them, in which each product is a 0.
 * @throws {WorkbookError} for what is no JSON, or beyond `xchangeLimits`
 */
export async function* xchangeProducts(
  file: string,
): AsyncGenerator<{ products: JsonObject[]; bytes: number; around?: JsonObject }> {
  const splitter = new RecordSplitter(path);
  let bytes = 0;
  let number = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    const read: Buffer = chunk;
    bytes += read.length;
    const products = splitter.feed(read).map((text) => {
      number += 1;
      return parsed(text, number);
    });
    if (products.length > 0) yield { products, bytes };
  }
  yield { products: [], bytes, around: parsed(splitter.around(), 0) };
}

function parsed(text: string, number: number): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // The same as for what is no object.
  }
  throw new WorkbookError('damaged-record', { entry: 'ETIM xChange', number });
}
