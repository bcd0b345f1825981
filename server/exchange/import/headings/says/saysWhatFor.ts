const whatFor =
  /^(?:für|passend (?:für|zu)|geeignet für|for|suitable for|fits|pour|compatible avec|convient (?:à|pour)|per|adatto (?:a|per)|compatibile con)\s+(?=\p{L}{3})/iu;

/** What a heading says that a product is for, as a spare part is for a series: `Per serie`, `für Modell`. */
export function saysWhatFor(heading: string): string | undefined {
  const name = heading.trim().replace(whatFor, '');
  return name === heading.trim() ? undefined : name;
}
