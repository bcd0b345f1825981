import { isJsonObject } from '../../source/isJsonObject.ts';
import { isNumbered } from './isNumbered.ts';

type Json = Readonly<Record<string, unknown>>;

/** Lists of other products. */
const others =
  /relat|similar|accessor|zubeh|spare|ersatz|cross|upsell|bundle|component|compos|alternativ|replac/i;

/**
 * A record for each variant of one that has no number of its own, with what the whole says: `{"title": "Leuchte", "variants": [{"sku":
 * "L-1"}, {"sku": "L-2"}]}` (behaviour B691). Any other record is the only one.
 */
export function withVariants(record: Json): readonly Json[] {
  if (isNumbered(Object.keys(record))) return [record];
  for (const [name, value] of Object.entries(record)) {
    const variants = Array.isArray(value) && !others.test(name) ? value.filter(isJsonObject) : [];
    if (variants.length > 0 && variants.every((variant) => isNumbered(Object.keys(variant))))
      return variants.map((variant) => ({ ...record, [name]: variant }));
  }
  return [record];
}
