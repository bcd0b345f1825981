import { isNumbered } from './isNumbered.ts';
import { saysName } from './saysName.ts';

/** What shops call what they say of a thing that they sell: its price, maker and pictures. */
const said: readonly RegExp[] = [
  /(?:price|preis|prix|prezzo)$/i,
  /^(?:brand|manufacturer|maker|marke|hersteller|marque|fabricant|marca|produttore)/i,
  /(?:image|picture|photo|bild|foto|immagine)s?(?:[_-]?(?:path|url|src|file))?$/i,
];
const fewest = 3;

/** Do members of a record say so much of what is sold that it is a product, whatever its number is called? */
export function saysGoods(names: ReadonlySet<string>): boolean {
  const isSaid = said.map((kind) => [...names].some((name) => kind.test(name)));
  return [saysName(names), isNumbered(names), ...isSaid].filter(Boolean).length >= fewest;
}
