import { isJsonObject } from '../../source/isJsonObject.ts';

type Json = Readonly<Record<string, unknown>>;

/** By which shops and scanners call what is sold. */
const number =
  /^(?:sku|barcode|gtin\d*|ean\d*|upc|mpn|(?:article|item|part|product|variant)_?(?:number|code|no|sku)|artikel_?(?:nummer|nr)|r[eé]f[eé]rence)$/i;
/** Lists of other products. */
const others =
  /relat|similar|accessor|zubeh|spare|ersatz|cross|upsell|bundle|component|compos|alternativ|replac/i;

/**
 * A record for each variant of one that has no number of its own, with what the whole says: `{"title": "Leuchte", "variants": [{"sku":
 * "L-1"}, {"sku": "L-2"}]}` (behaviour B691). Any other record is the only one.
 */
export function withVariants(record: Json): readonly Json[] {
  if (isNumbered(record)) return [record];
  for (const [name, value] of Object.entries(record)) {
    const variants = Array.isArray(value) && !others.test(name) ? value.filter(isJsonObject) : [];
    if (variants.length > 0 && variants.every(isNumbered))
      return variants.map((variant) => ({ ...record, [name]: variant }));
  }
  return [record];
}

function isNumbered(record: Json): boolean {
  return Object.keys(record).some((name) => number.test(name));
}
