import type { Language } from '../../resources/language/languages.ts';

export type QueryKind = 'german' | 'typo' | 'code' | 'classification' | 'french' | 'italian' | 'english';

/** What makes a product or a category relevant; all that is said must hold. 3: what was meant, 1: better than nothing. */
export interface Rule {
  grade: 3 | 2 | 1;
  /** In one of these categories or below. */
  in?: readonly string[];
  /** Has these values. */
  has?: Readonly<Record<string, string | number | boolean>>;
  orga?: string;
  line?: string;
  /** The German title says so. */
  titled?: RegExp;
  /** Categories by a class of theirs: IFC, eBKP-H or ETIM. */
  classified?: RegExp;
}

/** A query and what it should find; `nth` gives the text the codes of a product of the demo world. */
export interface Judged {
  text: string;
  kind: QueryKind;
  language: Language;
  rules: readonly Rule[];
  /** Tuning never looks at these. */
  isHeldOut?: boolean;
}

export interface JudgedCode {
  nth: number;
  typed(codes: { articleNumber: string; gtin: string }): string;
  isHeldOut?: boolean;
}

const german = (text: string, ...rules: Rule[]): Judged => ({ text, kind: 'german', language: 'de', rules });
const typo = (text: string, ...rules: Rule[]): Judged => ({ text, kind: 'typo', language: 'de', rules });
const french = (text: string, ...rules: Rule[]): Judged => ({ text, kind: 'french', language: 'fr', rules });
const italian = (text: string, ...rules: Rule[]): Judged => ({
  text,
  kind: 'italian',
  language: 'it',
  rules,
});
const english = (text: string, ...rules: Rule[]): Judged => ({
  text,
  kind: 'english',
  language: 'en',
  rules,
});
const classified = (text: string, classes: RegExp): Judged => ({
  text,
  kind: 'classification',
  language: 'de',
  rules: [{ grade: 3, classified: classes }],
});

const meant = (...categories: string[]): Rule => ({ grade: 3, in: categories });
const near = (...categories: string[]): Rule => ({ grade: 2, in: categories });
const far = (...categories: string[]): Rule => ({ grade: 1, in: categories });

const insulation: Rule[] = [
  { grade: 3, titled: /dämm(platte|rolle|matte|ung)/i },
  near('fassade-und-daemmung', 'trittschalldaemmungen'),
];
const doors: Rule[] = [meant('tueren', 'hebeschiebetueren'), near('tuerdruecker', 'tuerschliesser')];
const windows: Rule[] = [meant('holz-metall-fenster', 'kunststofffenster', 'dachfenster'), near('fenster')];
const pipes: Rule[] = [
  meant('abwasserrohre', 'verbundrohre', 'lueftungsrohre'),
  near('verbindungsstuecke'),
  { grade: 1, titled: /rohr/i },
];

/** What the search is tuned on; the kinds are those that it was designed for. */
const tuned: readonly Judged[] = [
  german('Daemmung', ...insulation),
  german('Außenleuchten', meant('aussenleuchten')),
  german('Fußbodenheizung', meant('fussbodenheizungen')),
  german('Tuer', ...doors),
  german('Schrauben', meant('terrassenschrauben', 'holzbauschrauben')),
  german('Rohr', ...pipes),
  german('Wand Farbe', meant('wandfarben')),
  german('Fenster', ...windows),
  german('Holzfenster', meant('holz-metall-fenster')),
  german('Tür aus Holz für innen', meant('innentueren'), near('tueren')),
  german('Parkett Eiche', { grade: 3, in: ['parkett'], has: { holzart: 'eiche' } }, near('parkett')),
  german('Dachziegel', meant('dachziegel')),
  german(
    'Steinwolle 120 mm',
    { grade: 3, in: ['steinwolle-daemmplatten'], titled: /120 mm/ },
    near('steinwolle-daemmplatten'),
  ),
  german('Gipsplatte', meant('gipskartonplatten', 'gipsfaserplatten')),
  german('Wärmepumpe', meant('luft-wasser-waermepumpen', 'sole-wasser-waermepumpen')),
  german('Waermepumpen Luft Wasser', meant('luft-wasser-waermepumpen'), far('sole-wasser-waermepumpen')),
  german('Waschbecken', meant('waschtische'), far('spuelbecken')),
  german('Jalousie', meant('storen'), near('rolllaeden')),
  german('Verbindungsstück', meant('verbindungsstuecke')),
  german(
    'Brettschichtholz GL28h',
    { grade: 3, in: ['brettschichtholz'], has: { festigkeitsklasse: 'gl28h' } },
    near('brettschichtholz'),
  ),
  german(
    'Heizkörper weiss',
    { grade: 3, in: ['heizkoerper', 'badheizkoerper'], has: { farbe: 'weiss' } },
    near('heizkoerper', 'badheizkoerper'),
  ),
  german('Alpenfenster Holz-Metall', { grade: 3, orga: 'alpenfenster', in: ['holz-metall-fenster'] }),
  german(
    'Lumetta Pendelleuchte',
    { grade: 3, orga: 'lumetta-licht', in: ['pendelleuchten'] },
    near('pendelleuchten'),
  ),
  german(
    'Spüle Edelstahl',
    { grade: 3, in: ['spuelbecken'], has: { material: 'edelstahl-18-8' } },
    near('spuelbecken'),
  ),
  german('Veloständer', meant('velostaender')),
  german(
    'Kabel 3x1,5',
    { grade: 3, in: ['installationskabel'], titled: /3 × 1,5/ },
    near('installationskabel'),
  ),
  german(
    'Brandschutzklappe 200 x 400 mm',
    { grade: 3, in: ['brandschutzklappen'], titled: /200 × 400/ },
    near('brandschutzklappen'),
  ),
  german('fassadend', meant('eps-fassadendaemmplatten')),
  german('Kugelhahn DN 40', { grade: 3, in: ['kugelhaehne'], titled: /DN 40/ }, near('kugelhaehne')),

  german('Klimaanlage', meant('split-klimageraete'), far('lueftungsgeraete')),

  typo('Fesnter', ...windows),
  typo('Dämung', ...insulation),
  typo('Heizkörpr', meant('heizkoerper', 'badheizkoerper')),
  typo('Rolladen', meant('rolllaeden')),
  typo('Waschtish', meant('waschtische', 'waschtischarmaturen')),
  typo('Schliessziylnder', meant('schliesszylinder')),
  typo('Steckdse', meant('steckdosen')),
  typo('Brandschuztür', meant('brandschutztueren')),
  typo('Fotovoltaik', meant('photovoltaikmodule')),
  typo('Dunstabzgu', meant('dunstabzuege')),
  typo('Gabionne', meant('gabionen')),
  typo('Linolium grau', { grade: 3, in: ['linoleum'], has: { farbe: 'grau' } }, near('linoleum')),
  typo('Terassendielen', meant('terrassendielen')),
  typo('Sanitär Amatur', meant('armaturen')),

  classified('IfcDoor', /^IfcDoor$/),
  classified('ifcw', /^IfcW/),
  classified('ifc window', /^IfcWindow$/),
  classified('E03.02', /^E03\.02$/),
  classified('C2.1', /^C02\.01$/),
  classified('eBKP D08.05', /^D08\.05$/),
  classified('EG020058', /^EG020058$/),
  classified('ifcpump', /^IfcPump$/),
  classified('d4.5', /^D04\.05$/),
  classified('F 01.03', /^F01\.03$/),
  classified('IFCSTAIR', /^IfcStair/),

  french('fenêtre', ...windows),
  french('fenetre bois', meant('holz-metall-fenster'), near('fenster', 'dachfenster')),
  french('pompe à chaleur', meant('luft-wasser-waermepumpen', 'sole-wasser-waermepumpen')),
  french('colle carrelage', meant('fliesenkleber'), far('wandfliesen', 'feinsteinzeugplatten')),
  french('radiateurs', meant('heizkoerper', 'badheizkoerper')),
  french(
    'receveur de douche gris',
    { grade: 3, in: ['duschwannen'], has: { farbe: 'grau' } },
    near('duschwannen'),
  ),
  french('cloison vitree', meant('glastrennwaende')),

  italian('finestra', ...windows),
  italian('pannelli isolanti', meant('fassade-und-daemmung'), far('deckensysteme', 'akustikpaneele')),
  italian('vasche da bagno', meant('badewannen')),
  italian('l’isolamento', ...insulation, near('trittschalldaemmungen')),
  italian('piastrelle parete', meant('wandfliesen')),
  italian('rilevatore fumo', meant('rauchmelder')),
  italian('tegole', meant('dachziegel')),
  italian('viti legno', meant('holzbauschrauben'), near('terrassenschrauben')),

  english('heat pumps', meant('luft-wasser-waermepumpen', 'sole-wasser-waermepumpen')),
  english('fire door', meant('brandschutztueren')),
  english('roof tiles', meant('dachziegel')),
  english(
    'insulation board 80 mm',
    { grade: 3, in: ['fassade-und-daemmung'], titled: /\b80 mm/ },
    near('fassade-und-daemmung'),
  ),
];

/**
 * Held out: written after the search was built, by somebody who had not looked at its answers, and never tuned on. A
 * query that has to be looked into moves up to the others, and a new one takes its place.
 */
const heldOut: readonly Judged[] = [
  german('Haustuer', meant('haustueren'), near('tueren')),
  german('Dübel', meant('duebel'), near('schwerlastanker')),
  german('Regenrinne', meant('dachrinnen')),
  german('Schwelle Bahn', meant('bahnschwellen')),
  german('Dusche', meant('duschwannen', 'duscharmaturen')),
  german('Pflasterstein', meant('pflastersteine')),
  german('Innentür weiss', { grade: 3, in: ['innentueren'], has: { farbe: 'weiss' } }, near('innentueren')),
  german('Wechselrichter Photovoltaik', meant('wechselrichter'), near('photovoltaikmodule')),
  german('Schiebetür', meant('hebeschiebetueren'), far('tueren')),
  german('Bodenplatten Garten', meant('gartenplatten'), far('natursteinplatten', 'pflastersteine')),
  typo('Markiese', meant('markisen')),
  typo('Gargentor', meant('garagentore')),
  typo('Kalksandstien', meant('kalksandsteine')),
  typo('Schalldämfper', meant('schalldaempfer')),
  typo('Lichtschlater', meant('lichtschalter')),
  classified('IfcSlab', /^IfcSlab$/),
  classified('ifc filter', /^IfcFilter$/),
  classified('D07.04', /^D07\.04$/),
  classified('eg020063', /^EG020063$/),
  french('lavabo', meant('waschtische'), near('waschtischarmaturen')),
  french('plaque de platre', meant('gipskartonplatten'), near('gipsfaserplatten')),
  french('borne de recharge', meant('wallboxen')),
  italian('estintore', meant('feuerloescher')),
  italian('cancello giardino', meant('gartentueren')),
  english('paving stone', meant('pflastersteine')),
];

/** Codes as people type them. */
const tunedCodes: readonly JudgedCode[] = [
  { nth: 3, typed: ({ gtin }) => gtin },
  { nth: 41, typed: ({ gtin }) => gtin.replace(/^0+/, '') },
  { nth: 102, typed: ({ gtin }) => gtin.replace(/(.{4})/g, '$1-').replace(/-$/, '') },
  { nth: 133, typed: ({ gtin }) => gtin.slice(0, 11) },
  { nth: 171, typed: ({ gtin }) => ` ${gtin} ` },
  { nth: 202, typed: ({ articleNumber }) => articleNumber },
  { nth: 240, typed: ({ articleNumber }) => articleNumber.toLowerCase() },
  { nth: 301, typed: ({ articleNumber }) => articleNumber.replace(/[^A-Z0-9]/gi, ' ') },
  { nth: 345, typed: ({ articleNumber }) => articleNumber.replace(/[^A-Z0-9]/gi, '-') },
  { nth: 404, typed: ({ articleNumber }) => articleNumber.replace(/[^A-Z0-9]/gi, '.') },
  { nth: 451, typed: ({ articleNumber }) => articleNumber.replace(/(\d)(?=\d)/, '$1 ') },
  { nth: 480, typed: ({ articleNumber }) => `Art. ${articleNumber}` },
  { nth: 320, typed: ({ articleNumber }) => `Nr. ${articleNumber.toLowerCase()}` },
  { nth: 555, typed: ({ gtin }) => `GTIN ${gtin}` },
  { nth: 590, typed: ({ gtin }) => `EAN: ${gtin.replace(/^0/, '')}` },
  { nth: 610, typed: ({ articleNumber }) => articleNumber.toUpperCase().replace(/[^A-Z0-9]/g, '') },
];

const heldOutCodes: readonly JudgedCode[] = [
  { nth: 19, typed: ({ gtin }) => gtin.replace(/^0/, '').replace(/(.)(.{6})(.{6})/, '$1-$2-$3') },
  { nth: 88, typed: ({ gtin }) => `EAN ${gtin.replace(/(.{2})/g, '$1 ')}` },
  { nth: 260, typed: ({ articleNumber }) => articleNumber.replace(/[^A-Z0-9]/gi, '_') },
  { nth: 333, typed: ({ articleNumber }) => `«${articleNumber}»` },
  { nth: 430, typed: ({ articleNumber }) => articleNumber.replace(/[^A-Z0-9]/gi, ' - ') },
];

export const judged: readonly Judged[] = [...tuned, ...heldOut.map(asHeldOut)];
export const judgedCodes: readonly JudgedCode[] = [...tunedCodes, ...heldOutCodes.map(asHeldOut)];

function asHeldOut<T>(query: T): T & { isHeldOut: true } {
  return { ...query, isHeldOut: true };
}
