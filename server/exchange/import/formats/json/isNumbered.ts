/** By which shops, scanners and price lists call what is sold. */
const number =
  /^(?:sku|code|barcode|gtin\d*|ean\d*|upc|mpn|(?:art|nr|ref|cod)(?:[._-]?(?:nr|no|code))?|(?:article|item|part|product|variant|model|order)[_ ]?(?:number|code|no|sku)|(?:artikel|bestell|material|id(?:ent)?)[_ ]?(?:nummer|nr)|r[eé]f[eé]rence|codice)$/i;

/** Do members of a record say the number of what is sold? */
export function isNumbered(names: Iterable<string>): boolean {
  return [...names].some((name) => number.test(name));
}
