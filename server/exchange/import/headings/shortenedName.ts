import { foldedWords } from '../../../find/query/fold.ts';

/**
 * What programs with short names of fields call them after, the parts of one word with a dash between them; what is none of ours stands here too, so that a name that may be
 * short for either is left alone.
 */
const called: readonly string[] = `
  her-steller|marke|waren-gruppe|haupt-waren-gruppe|unter-waren-gruppe|waren-gruppen-bezeichnung|artikel-gruppe|produkt-gruppe
  mindest-bestell-menge|mindest-menge|mindest-abnahme|mindest-abnahme-menge|bestell-menge|nach-folge-artikel|nach-folge-nummer|nach-folger|ersatz-artikel
  auslauf-datum|mengen-einheit|verkaufs-mengen-einheit|bestell-mengen-einheit|verkaufs-einheit|ursprungs-land|herkunfts-land|zoll-tarif-nummer|statistische waren-nummer
  serie|bau-reihe|kurz-text|lang-text|artikel-nummer|artikel-bezeichnung|artikel-text|bild|bild-name|daten-blatt
  match-code|such-begriff|hersteller-artikel-nummer|lieferanten-artikel-nummer|kunden-artikel-nummer|lieferant|lieferanten-nummer|lager-bestand|lager-platz|lager-ort
  preis|listen-preis|brutto-preis|netto-preis|einkaufs-preis|verkaufs-preis|preis-einheit|preis-gruppe|preis gültig ab|rabatt|rabatt-gruppe|währung|mehrwertsteuer
  verpackungs-einheit|verpackungs-menge|paletten-menge|gewicht|netto-gewicht|brutto-gewicht|länge|breite|höhe|farbe|material|oberfläche
  änderungs-datum|anlage-datum|datum|benutzer|status|kenn-zeichen|firma|filiale|sprache|menge|einheit|nummer|name|adresse|merk-mal

  marque|famille|sous famille|libellé famille|quantité minimale|quantité minimum commande|quantité commande|article remplacement|date fin|unité vente|unité commande
  pays origine|nomenclature douanière|gamme|désignation|code article|référence|prix|prix net|prix brut|remise|stock|fournisseur|devise|poids|longueur|largeur|hauteur
  couleur|date modification|date création|utilisateur|société|dépôt|quantité|unité

  marca|produttore|gruppo merceologico|famiglia|sotto famiglia|quantità minima|quantità minima ordine|articolo sostitutivo|codice sostitutivo|data fine|data obsolescenza
  unità misura|unità vendita|paese origine|nazione origine|nomenclatura combinata|codice doganale|serie|linea|descrizione|codice articolo|prezzo|prezzo listino|sconto|giacenza
  fornitore|valuta|peso|peso netto|peso lordo|lunghezza|larghezza|altezza|colore|data modifica|utente|deposito|quantità

  brand|manufacturer|product group|item group|minimum order quantity|order quantity|replacement item|superseded by|discontinued date|unit measure|sales unit|order unit
  country origin|customs tariff number|commodity code|series|range|description|item number|price|list price|net price|discount|stock|on hand quantity|supplier|vendor number|currency
  weight|net weight|gross weight|length|width|height|colour|change date|user|company|warehouse|location|quantity|status`
  .split(/[|\n]/)
  .map((phrase) => phrase.trim())
  .filter((phrase) => phrase !== '');

const phrases = called.map((phrase) => ({ said: phrase.replaceAll('-', ''), words: foldedWords(phrase) }));

/**
 * What a short name of a field in capitals stands for: `MBME` for `mindest bestell menge`, the first letter of each word and more of its letters in
 * their order (behaviour B780). All that it may stand for.
 */
export function longNames(name: string): string[] {
  if (!/^[A-Z]{4,}$/.test(name)) return [];
  const letters = name.toLowerCase();
  return phrases.filter(({ words }) => isShortFor(letters, words)).map(({ said }) => said);
}

function isShortFor(letters: string, [word, ...rest]: readonly string[]): boolean {
  if (word === undefined) return letters === '';
  if (letters[0] !== word[0]) return false;
  for (let length = letters.length - rest.length; length > 0; length -= 1)
    if (isWithin(letters.slice(0, length), word) && isShortFor(letters.slice(length), rest)) return true;
  return false;
}

/** Are these letters in that word, in their order? */
function isWithin(letters: string, word: string): boolean {
  let at = -1;
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
