/** `Kat.-S.`, `p. cat.`: where it stands in a printed catalogue. */
const page = /(?<!\p{L})(?:s|p|pp|pg|pag|page|pagina|seite)(?:\.|(?!\p{L}))/iu;
const catalogue = /(?<!\p{L})(?:kat|cat)(?:alog\p{L}*|\.|(?!\p{L}))/iu;

/** Does it say on which page of a catalogue the product is (behaviour B773)? */
export function saysPage(heading: string): boolean {
  return page.test(heading) && catalogue.test(heading);
}
