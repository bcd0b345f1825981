import { isLanguage } from '../../../../resources/language/languages.ts';
import { foldedWords } from '../../../find/query/fold.ts';

/** The last name of a path, and whether what it stands in only holds things together. */
export interface NameInPath {
  text: string;
  isPlain: boolean;
  /** Does it stand in what says how the product is packed, ordered or sent: `Verpackung.Mindestbestellung`? */
  isOfTrade?: boolean;
}

/** `generalInformation.orderCode`, `attributes/colour`, `Stammdaten->Artikelnummer`, `product::name`. */
const between = /\s*(?:->|→|::|»|>)\s*|__|(?<=[\p{L}\d\]])[./](?=[\p{L}_])/u;
/** `Merkmal: Breite`, `FEATURE Breite`, `Attribut "Farbe"`, and where a record of DATANORM has it: `Satz A Feld 3 Artikelnummer`. */
const inFront =
  /^(?:(?:specs?|specifications?|specifiche|spécifications?|spezifikation(?:en)?|merkmal|feature(?:\s+ft_name)?|attribute?|eigenschaft|property|caractéristique|attribut|attributo|caratteristica)(?:\s*[:=>–-]\s*|\s+)|(?:satz\s+)?[A-Z]\s+(?:feld\s+)?\d{1,2}\s+)["“„«]?(?!(?:names?|values?|wert|valeur|valore|nom|nome|units?|einheit|bezeichnung|sets?)\b)(?<text>\p{L}[^"”“»]*?)["”“»]?$/iu;
/** `General - Product Description`, where what is in front only holds things together. */
const dashed = /^(.+?)\s+[-–|]\s+(.+)$/u;
const name = /^[\p{L}_][\p{L}\d_ -]*(?:\[\d*\]| \[[^\]]+\])?$/u;

/** What records are divided into, whatever their kind: what stands in it is what its own name says. */
const containers: ReadonlySet<string> = new Set(
  foldedWords(
    `general information info basic basis base core main master common header content data details detail technical technic tech
    specification specifications specs spec attribute attributes feature features property properties characteristic characteristics
    dimension dimensions measurement measurements product products item items article articles record entry fields field values
    variant variants variante varianten variantes varianti
    identification identifiers identifier marketing commercial root custom metafields extra
    allgemein allgemeine angaben stammdaten daten technische technik merkmal merkmale eigenschaft eigenschaften mass masse abmessungen
    artikel produkt produkte kopf werte
    generales generale informations donnees technique techniques caracteristique caracteristiques propriete proprietes dimensions
    mesures produit produits fiche
    digital assets asset measurement texts texte txt nm copy logi lifecycle lz lebenszyklus perf performance dims merk props info infos
    catalogue catalog katalog attributi attributs attributo qualifiers specifiche prodotti articoli
    carac caract caracs caratt cycle ciclo zyklus lifecycle
    generali informazioni dati tecnici tecnica scheda caratteristica caratteristiche proprieta dimensioni misure prodotto prodotti articolo`,
  ),
);

/** What is said of a class or a file of a product is said of the product, but for its name and number. */
const divisions: ReadonlySet<string> = new Set(
  foldedWords(
    'class classes classification classifications klass klassen klassifikation classement classificazione media medien',
  ),
);
const ofDivision =
  /^(?:names?|titles?|titel|nom|nome|code|id|nr|text|label|descriptions?|bezeichnung|values?|wert|alt|type|typ|urls?)$/i;
/** What several products make up: it says of each what it says of all, but its own name and number. */
const groups: ReadonlySet<string> = new Set(
  foldedWords(
    `gamme gammes serie series serien range ranges famille familles famiglia famiglie familie familien family families linea linee line lines
    gruppe gruppen group groups gruppo gruppi modele modeles modell modelle model models collection collections kollektion kollektionen
    collezione collezioni`,
  ),
);
const ofGroup =
  /(?:^|_)(?:names?|nom|nome|libelle|libellé|intitule|intitulé|designation|désignation|denominazione|bezeichnung|bez|titles?|titel|titre|titolo|codes?|codice|kode|nummer|numero|numéro|num|nr|no|id|ref|reference|référence|sku|key|slug|sigla|labels?|texts?|descriptions?|descrizione|beschreibung|values?|type|typ|tipo)(?:_|$)/i;
/** Says how long a text is, and not what of: `txt.kurz`. */
const ofLength =
  /^(?:kurz|lang|short|long|full|brief|court|long|breve|corta|lunga|estesa|zusatz|zus|werb|werbung|ausschr|web|details?)$/i;

const trade: ReadonlySet<string> = new Set(
  foldedWords(
    `verpackung packung logistik bestellung versand handel lieferung zoll aussenhandel packaging packing logistics ordering order trade customs
    shipping emballage conditionnement logistique commande douane vente verkauf vk vendita sales imballo imballaggio confezione logistica ordine dogana`,
  ),
);

/** Above several measures of a thing: what stands below them is joined to them by a blank. */
const aboveMeasures =
  /^(?:(?:dimensions?|measurements?|sizes?|ab(?:messungen|m\.)|ma(?:ß|ss)e?|grö(?:ß|ss)en|mesures|dimensioni|misure|dati tecnici|données techniques|technische daten|technical data|specifications?|merkmale|eigenschaften|caractéristiques|caratteristiche|logistik|logistique|logistica|logistics)(?:\s+(?<unit>mm|cm|m))?(?:\s*\/\s*|\s+))+(?=[\p{L}Ø])/iu;

/** `Abmessungen Breite mm` without what only holds measures together, also in two languages; undefined of any other heading. */
export function belowMeasures(heading: string): string | undefined {
  const said = heading.trim();
  const { 0: above = '', groups } = aboveMeasures.exec(said) ?? {};
  if (above === '') return undefined;
  const own = said.slice(above.length);
  // The unit of all of them, where one says none itself: `Masse cm / Dimensions cm B`.
  // A letter alone says a side only with a unit; without any it is read as `Breite` is.
  const unit = groups?.unit ?? (/^\p{L}$/u.test(own) ? 'mm' : undefined);
  return unit === undefined || /[\s(]/.test(own) ? own : `${own} (${unit})`;
}

/** By what a machine keeps the things of a list apart and in order: `images.id`. */
const kept = /^(?:id|position|sort|order|rank|key|alt|alt_?text|created_?at|updated_?at)$/i;

/** Does a path end in what is said of one of several things that a product has, and not of itself? */
export function isOfParts({ text, isPlain }: NameInPath): boolean {
  return !isPlain && kept.test(text);
}

/** `values.class.text`: where a choice is kept by its key and by what is shown of it, the path of the choice. */
export function choiceShown(heading: string): string | undefined {
  const [, path = '', choice = ''] =
    /^((?:.*[./])?([^./]+))[./](?:text|ref_?name|display_?(?:value|name))$/i.exec(heading.trim()) ?? [];
  return choice !== '' && !wordsOfName(choice).every((word) => containers.has(word)) ? path : undefined;
}

/** Is a name, of what several products make up, the one of itself: `nom`, `Nr`? */
export function saysItself(path: string): boolean {
  const [name = '', language, more] = path.split('.');
  return more === undefined && (language === undefined || isLanguage(language)) && ofGroup.test(name);
}

/**
 * The path below the innermost list that a file has around its records; undefined of one that stands in none.
 * @param lists what these are called, in folded words
 */
export function belowLists(heading: string, lists: ReadonlySet<string>): string | undefined {
  const parts = heading.trim().split(between);
  const list = parts.slice(0, -1).findLastIndex((part) => wordsOfName(part).some((word) => lists.has(word)));
  return list < 0 ? undefined : parts.slice(list + 1).join('.');
}

/** What the last part of a path is called; undefined for a heading that is no path of names. */
export function withinPath(heading: string): NameInPath | undefined {
  const said = inFront.exec(heading.trim())?.groups?.text;
  if (said !== undefined) return { text: said, isPlain: true };
  const [, holder = '', held = ''] = dashed.exec(heading.trim()) ?? [];
  if (held !== '' && foldedWords(holder).every((word) => containers.has(word)))
    return { text: held, isPlain: true };
  const parts = heading.trim().split(between);
  if (parts.length < 2 || !parts.every((part) => name.test(part))) return undefined;
  const language = parts.length > 2 && isLanguage(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const last = parts.at(-1) ?? '';
  const own = ofLength.test(last) ? `${parts.at(-2)} ${last}` : last;
  const text = language === undefined ? own : `${own} (${language})`;
  const around = parts.slice(0, -1).flatMap(wordsOfName);
  const isOfGroup = foldedWords(parts.at(-2) ?? '').some((word) => groups.has(word));
  const isPlain =
    around.every(
      (word) => containers.has(word) || groups.has(word) || (divisions.has(word) && !ofDivision.test(last)),
    ) && !(isOfGroup && ofGroup.test(last));
  // `Marke/Linie` are two things, `attributes/colour` is one.
  if (!isPlain && heading.includes('/')) return undefined;
  const isOfTrade = around.length > 0 && around.every((word) => trade.has(word));
  return { text, isPlain, ...(isOfTrade && { isOfTrade }) };
}

function wordsOfName(part: string): string[] {
  return foldedWords(part.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_[\]-]/g, ' '));
}
