const per =
  /^(?:pour|par|per|je|pro|al|à|pe|pr\.?\s?einh\.?|preis\s?einh(?:eit)?\.?|un\.?\s?pr(?:ez(?:zo)?)?\.?|(?:prezzo|prix|preis|price)\b.*\b(?:per|pour|par|je|pro))$/i;

/** Does a heading say no more than that prices are for so many, or each so much: `per`, `Pour`, `PE`? */
export function saysPer(heading: string): boolean {
  return per.test(heading.trim());
}
