import { languages, type Language } from '../../../../resources/language/languages.ts';

/** Of what programs with names of ten letters put these together: `CDART`, `ARQTAMIN`, `PRDCLS`; each as `part:what it is short for`. */
const parts: Record<Language, string> = {
  fr: `cd:code cod:code lb:libellé lib:libellé des:désignation art:article prd:produit mrq:marque mar:marque fam:famille sfa:sous-famille
    sfam:sous-famille niv:niveau ser:série gam:gamme qt:quantité qte:quantité m:minimum min:minimum mini:minimum cd:commande cde:commande cmd:commande
    px:prix pu:prix brt:brut brut:brut net:net par:par rem:remise rm:remise tx:taux tva:tva mt:montant dt:date fin:fin rpl:remplacement
    remp:remplacement un:unité uv:unité vte:vente ean:ean gen:gencod dou:douane doua:douane pay:pays ori:origine orig:origine pds:poids
    poi:poids img:image pho:photo four:fournisseur frs:fournisseur`,
  it: `cod:codice des:descrizione descr:descrizione art:articolo prd:prodotto sup:supplementare fam:famiglia sfam:sottofamiglia gru:gruppo
    grm:gruppo mer:merceologico marc:marca mar:marca un:unità uni:unità mis:misura qta:quantità min:minima lot:lotto ve:vendita pz:pezzi conf:confezione
    cnf:confezione naz:nazione pae:paese ori:origine orig:origine nom:nomenclatura dt:data dat:data obso:obsolescenza fin:fine sos:sostitutivo
    sost:sostitutivo lis:listino sco:sconto scon:sconto sconto:sconto prz:prezzo prez:prezzo pes:peso bar:barre imm:immagine img:immagine
    sch:scheda tec:tecnica umis:unità arts:sostituto lotm:lotto disegn:disegno dise:disegno dfam:famiglia faml:famiglia
    seri:serie fv:fine`,
  en: `it:item itm:item item:item prd:product prod:product nbr:number num:number no:number cd:code dsc:description dsc:name desc:description
    cls:category cl:category cat:category grp:group sub:sub mfr:manufacturer brd:brand brnd:brand ser:series sers:series clas:category clds:category ums:unit min:min q:quantity qty:quantity std:standard
    pk:pack um:unit uom:unit prc:price net:net lst:list img:image fn:file pic:picture doc:document supsd:superseded spsd:superseded
    repl:replacement by:by upc:upc hts:hts ctry:country orig:origin wt:weight dt:date disc:discontinued eol:discontinued`,
  de: `a:Artikel art:Artikel nr:Nummer bez:Bezeichnung txt:Text ktxt:Kurztext ltxt:Langtext wgr:Warengruppe wg:Warengruppe wag:Warengruppe wa:Waren grp:Gruppe dt:Datum ugr:Untergruppe her:Hersteller
    herst:Hersteller mrk:Marke marke:Marke ser:Serie mind:Mindest min:Mindest m:Menge mg:Menge mng:Menge best:Bestell me:Mengeneinheit einh:Einheit
    vk:Verkauf ek:Einkauf pr:Preis prs:Preis rab:Rabatt dat:Datum ausl:Auslauf nachf:Nachfolger ers:Ersatz ean:EAN zoll:Zoll urspr:Ursprung
    zeichn:Zeichnungsdatei ld:Land land:Land bild:Bild gew:Gewicht`,
};

const meant = new Map(
  languages.map((language) => {
    const byPart = new Map<string, string[]>();
    for (const each of parts[language].split(/\s+/)) {
      const [part = '', word = ''] = each.split(':');
      byPart.set(part, [...(byPart.get(part) ?? []), word]);
    }
    return [language, byPart] as const;
  }),
);

const shaped = /^[A-Z][A-Z0-9_]{2,11}$/;
/** Of fields that a customer has added to SAP. */
const ofCustomer = /^(?:ZZ|YY|[ZY]_)([A-Z][A-Z0-9_]+)$/;
/** `LBART1F` is its first name, in French. */
const numbered = /^(.+?)(?:(\d)([fdei])?)?$/;
const byLetter: Partial<Record<string, Language>> = { f: 'fr', d: 'de', e: 'en', i: 'it' };
/** Of a table, before the name of its field. */
const longestTable = 2;
const fewestParts = 2;
/** A shorter one alone may stand for anything. */
const shortestWhole = 4;
const mostWays = 12;

const fewestOfTable = 8;
const fewestOfOneTable = 4;
const mostOfTable = 0.8;
const nearlyAll = 0.95;
/** A company adds headings of its own to those of its program. */
const halfOfAll = 0.5;

/**
 * The names of fields without what the program puts before each of them, by the whole: `MGSERI`, `MGUMIS`, `MGLOTM` … to `SERI`, `UMIS`, `LOTM`.
 * None where they have nothing in common.
 */
export function withoutTable(headings: readonly string[]): ReadonlyMap<string, string> {
  const names = headings.filter((heading) => shaped.test(heading.trim()));
  if (names.length < Math.max(fewestOfTable, headings.length * halfOfAll)) return inCapitals(headings);
  const whole = ofOneTable(names, 3) ?? ofOneTable(names, 2) ?? ofOneTable(names, 1, nearlyAll);
  if (whole) return whole;
  // Of several tables each has its own.
  const tables = [...Map.groupBy(names, (name) => name.slice(0, longestTable)).values()];
  const ofTables = tables.filter(({ length }) => length >= fewestOfOneTable).flat();
  if (ofTables.length >= names.length * halfOfAll) return without(ofTables, longestTable);
  return ofOneTable(names, 1) ?? new Map();
}

/** The names that begin with the same letters, without them; undefined where that are too few of all. */
function ofOneTable(
  names: readonly string[],
  length: number,
  share = mostOfTable,
): ReadonlyMap<string, string> | undefined {
  const own = [...Map.groupBy(names, (name) => name.slice(0, length)).values()].toSorted(
    (one, other) => other.length - one.length,
  )[0];
  return own && own.length >= names.length * share ? without(own, length) : undefined;
}

function without(names: readonly string[], length: number): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [name, name.slice(length)]));
}

/** `arcodart`, `ardesart`, `arunmis1` … beside `gmdescri`: names of fields that a program writes in small letters, many of them of one table. */
function inCapitals(headings: readonly string[]): ReadonlyMap<string, string> {
  const names = headings.filter((heading) => inSmallLetters.test(heading));
  const tables = [...Map.groupBy(names, (name) => name.slice(0, longestTable)).values()];
  const isProgram =
    names.length >= headings.length * mostInSmallLetters &&
    tables.some(({ length }) => length >= fewestOfTable);
  return new Map(isProgram ? names.map((name) => [name, name.toUpperCase()]) : []);
}

const inSmallLetters = /^[a-z]{2}[a-z0-9_]{2,8}$/;
const mostInSmallLetters = 0.7;

/**
 * What a name of capitals may be short for, in words of a language, the likeliest first: `CDART` for `code article`. Nothing for what is
 * not wholly put together of parts that are known.
 */
export function wordsOfFieldName(heading: string): string[] {
  const said = heading.trim();
  if (!shaped.test(said)) return [];
  const [, own] = ofCustomer.exec(said) ?? [];
  if (own !== undefined) return [own, ...wordsOfFieldName(own)];
  const [, name = '', number = '', letter = ''] = numbered.exec(said.toLowerCase().replaceAll('_', '')) ?? [];
  const least = name.length >= shortestWhole ? 1 : fewestParts;
  const all = languages.flatMap((language) => waysOf(name, meant.get(language) as Parts, least));
  const behindTable = languages.flatMap((language) =>
    waysOf(name.slice(longestTable), meant.get(language) as Parts, fewestParts),
  );
  const language = byLetter[letter];
  const ways = [...new Set([...all, ...behindTable])]
    .slice(0, mostWays)
    .map((way) => (Number(number) > 1 ? `${way} ${number}` : way));
  return language ? ways.map((way) => `${way} (${language})`) : ways;
}

type Parts = ReadonlyMap<string, readonly string[]>;

/** @param least of so many parts */
function waysOf(name: string, known: Parts, least: number, before: readonly string[] = []): string[] {
  if (name === '') return before.length >= least ? [before.join(' ')] : [];
  const found: string[] = [];
  for (let length = name.length; length > 0; length -= 1)
    for (const word of known.get(name.slice(0, length)) ?? [])
      if (!before.includes(word)) found.push(...waysOf(name.slice(length), known, least, [...before, word]));
  return found;
}
