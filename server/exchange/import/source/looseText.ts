import { foldedWords } from '../../../find/query/fold.ts';

/** How rows of sums, of terms and of page numbers begin or what they speak of, folded, in the four languages. */
const sums =
  /^(?:(?:zwischen)?(?:summe|total)|ubertrag|gesamt(?:summe|total|betrag)|(?:sous |sub ?|grand )?total(?:e|i)?|somme|somma|riporto|montant total|sum)\b/;
const terms =
  /\b(?:mwst|ust|tva|iva|vat|agb|vorbehalten|unverbindlich\w*|gultig|gultigkeit|valable|validite|valido|validita|valid|inkl|exkl|hors taxe|conditions generales|condizioni|terms|liefer\w*bedingung\w*|zahlungs\w*|franco|tarif \d{4}|preisliste|listino|prices? (?:excl|incl|are|in)|preise (?:in|exkl|inkl|ohne|pro|verstehen)|prix (?:en|hors|nets?)|prezzi (?:in|iva|al))\b/;
const pages = /^(?:seite|page|pagina|pag)\s*\d+(?:\s*(?:von|of|de|di)\s*\d+)?$/;

/** Does a text speak of a sum of what stands above it? */
export function isSum(text: string): boolean {
  return sums.test(foldedWords(text).join(' '));
}

/** What explains something: no group is called by a whole sentence. */
const sentence = /^(?:\S+\s+){4,}\S*[\p{L}\d)%][.!]\s*$|\s=\s/u;

/** Does a text speak of sums, prices or pages, or explain something, and not of a product or a group of them? */
export function isBesides(text: string): boolean {
  const folded = foldedWords(text).join(' ');
  return sums.test(folded) || terms.test(folded) || pages.test(folded) || sentence.test(text);
}

/** A title without its number: `1.2 Leuchten`, `03) Fenster`, `Kategorie: Türen`. */
export function withoutNumbering(text: string): string {
  return text
    .trim()
    .replace(
      /^(?:kategorie|warengruppe|gruppe|kapitel|catégorie|famille|chapitre|categoria|gruppo|category|group)\s*:\s*/i,
      '',
    )
    .replace(/^[\d.)\-–]+\s+/, '')
    .trim();
}
