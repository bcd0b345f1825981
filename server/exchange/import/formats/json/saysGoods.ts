import { isNumbered } from './isNumbered.ts';

const name =
  /(?:^|[_ ])(?:title|name|titel|bezeichnung|titre|d[eé]signation|libell[eé]|nom|titolo|nome|descrizione)$/i;

/** What shops call what they say of a thing that they sell: its name, price, maker and pictures. */
const said: readonly RegExp[] = [
  name,
  /(?:price|preis|prix|prezzo)$/i,
  /^(?:brand|manufacturer|maker|marke|hersteller|marque|fabricant|marca|produttore)/i,
  /(?:image|picture|photo|bild|foto|immagine)s?(?:[_-]?(?:path|url|src|file))?$/i,
];
const fewest = 3;

/** Do members of a record say so much of what is sold that it is a product, whatever its number is called? */
export function saysGoods(names: ReadonlySet<string>): boolean {
  const kinds = said.filter((kind) => [...names].some((name) => kind.test(name))).length;
  return kinds + (isNumbered(names) ? 1 : 0) >= fewest;
}

/** Do members of a record say what it is called? */
export function saysName(names: ReadonlySet<string>): boolean {
  return [...names].some((each) => name.test(each));
}
