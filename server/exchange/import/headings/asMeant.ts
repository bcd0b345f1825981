/** What typesetters and offices write, and what it stands for. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/\u00AD/g, ''],
  // `Wand-\nstärke`: parted between two lines.
  [/(\p{L})[-‐]\s*\n\s*(?=\p{Ll})/gu, '$1'],
  // And where that became a blank: `Mindest- bezug`, but not `Haupt- und Nebengruppe`.
  [/(\p{L}{3})[-‐] (?!(?:und|oder|bzw|et|ou|e|o|and|or)\b)(?=\p{Ll}{3})/gu, '$1'],
  // `Item #`, `P/N`
  [/(?<=\p{L}\.?)\s*#\s*$/u, ' no'],
  // `Price List Item Description`: the description in a price list.
  [/^\s*(?:price list|preisliste|listino prezzi)\s+(?=\p{L}{3})/iu, ''],
  // `Range (product.metafields.trade.range)`: where a shop keeps it.
  [/(?<=\S)\s*\((?:\w+\.){2,}[\w-]+\)\s*$/u, ''],
  [/^(\s*(?:\p{L}+\.?\s+)?)P\s*\/\s*N\b/iu, '$1part no'],
  // `Gew. kg pro ME`: nothing weighs but one of a thing.
  [
    /(?<=(?<!\p{L})k?g[)\]]?)\s*(?:pro|je|per|par|à|al|a)\s+(?:ME|VE|EH|Einheit|Stk\.?|Stück|St\.?|pz\.?|pezzo|pièce|pce|unité|unità|UM|unit|piece|pcs?)\s*$/iu,
    '',
  ],
  // `manufacturer.translated.name`: what is said in the language that was asked for.
  [/(?<![^./])(?:translated|localized)[./](?=\p{L})/giu, ''],
];

/** A heading as its author means it, whatever its column is wide (behaviour B683). */
export function asMeant(heading: string): string {
  return signs.reduce((text, [sign, meant]) => text.replace(sign, meant), heading);
}
