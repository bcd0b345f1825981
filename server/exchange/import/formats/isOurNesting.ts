import { createReadStream } from 'node:fs';
import { product } from '../../../../resources/entities/product.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { systemFields } from '../../../../resources/shape.ts';
import { languageUsed } from '../../../../resources/inLanguage.ts';
import { FileError } from '../FileError.ts';
import { isJsonObject } from '../source/isJsonObject.ts';
import { parse } from '../source/parseElement.ts';
import { splitArray } from '../source/splitArray.ts';

/** What nobody else calls a member of a product. */
const telling = ['sid', 'orgaInfo', 'productInfo'];
const known = new Set<string>([
  ...Object.entries<Field>(product.fields).map(([name, { at = name }]) => at.split('.')[0] ?? at),
  ...systemFields,
  languageUsed,
]);

/**
 * Is JSON in the nesting of our own calls, by its first element? So is what is at fault, or nothing but sids: whoever reads
 * our nesting says what is wrong with it (behaviour B312).
 */
export async function isOurNesting(file: string): Promise<boolean> {
  try {
    for await (const [first] of splitArray(createReadStream(file), true)) {
      const element = first && parse(first);
      if (!isJsonObject(element)) return true;
      const names = Object.keys(element);
      return telling.some((name) => names.includes(name)) || names.every((name) => known.has(name));
    }
    return true;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    // An object around lists of thousands is no product.
    return error.code !== 'product-too-large';
  }
}
