const number = '(?:nummer|number|num[eé]ro|num|nr|no|n°|nº)';
const subject =
  '(?:artikel|article|articolo|art|bestell|best|commande|ordine|order|item|part|teile|teil|material|mat|produkt|product|produit|prodotto|prod|katalog|hersteller|lieferanten|r[eé]f[eé]rence|riferimento|r[eé]f|rif|codice|code|cod|typen|typ|modell|e)';
const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}])'];

/**
 * What people copy along with a code, in any of the languages: `Art.-Nr.`, `n° d’article`, `EAN-13:`, `E-No`. A code
 * has to follow: something with a digit.
 */
const label = [
  `(?:gtin|ean|upc)(?:[\\s-]?(?:8|12|13|14)(?=\\s?[:=]|\\s\\d{8}))?${after}`,
  `(?:sku|mpn|p/n)${after}`,
  `${subject}[.\\s-]{0,3}${number}${after}`,
  `${number}\\.?\\s{0,2}(?:(?:de|di|d)[\\s'’]\\s?)?${subject}${after}`,
  `(?:artikel|article|articolo|art|item|r[eé]f[eé]rence|r[eé]f|riferimento|rif|${number})${after}`,
  `(?:code|codice|cod)(?:\\s(?:article|articolo|produit|prodotto))?(?=\\s{0,2}[:.])`,
].join('|');
const behind = '[\\s:.#=]+(?=[^\\s,;]*\\d)';

/** Labels anywhere in a text, each with what parts it from its code. */
export const codeLabels = new RegExp(`${before}(?:${label})${behind}`, 'giu');

/** The same in front of a text. */
export const leadingLabel = new RegExp(`^(?:${label})${behind}`, 'iu');
