const toFillIn =
  /bitte (?:aus|ein)\p{L}+|auszufüllen|à (?:remplir|compléter)|da (?:compilare|riempire)|please (?:fill|enter)|(?:to be )?fill(?:ed)? in/iu;

/** Is a column there for whoever gets the list to write in: `Bestellmenge (bitte ausfüllen)`? */
export function saysToFillIn(heading: string): boolean {
  return toFillIn.test(heading);
}
