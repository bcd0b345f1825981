import { convertUnit, isUnit, sameUnit } from '../../../../find/quantities/convertUnit.ts';
import type { ImportedAttribute } from '../../catalogue/attributes.ts';
import { foldedWords } from '../../../../find/query/fold.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { wordsOf, type Word } from '../words/Lexicon.ts';
import { lastBrackets } from '../brackets.ts';
import { measures } from './measures.ts';
import { readPack } from './readPack.ts';
import { unitIn } from './unitBehind.ts';
import type { Role } from '../words/role.ts';

/** The attributes that a heading may mean. */
export interface AttributeReading {
  attributes: ImportedAttribute[];
  unit?: string;
  isSure: boolean;
  /** Do the words of the heading only begin those of the name? */
  isCut?: boolean;
}

/** Words that leave a measure what it is, and those that make it another. */
const plain: readonly Role[] = ['filler', 'net', 'item', 'thing', 'own', 'supplier', 'main', 'long'];
const other: readonly Role[] = ['gross', 'part', 'pack'];

/** A name of an attribute, folded. */
interface NameInWords {
  words: string[];
  attribute: ImportedAttribute;
}

const fewestLetters = 3;
const mostOfPart = 5;
const fewestAlone = 4;
/** Of a word with a longer one beside it: `Cl. energ.` */
const fewestBeside = 2;
/** Of a length no millilitres, but metres as they are laid. */
const linear = /^ml$/i;

/** Finds attributes by what the trade calls them, with their units: `Länge in cm`, `Gew. kg/Stk`, `power_w`. */
export class AttributeNames {
  readonly #byName = new Map<string, ImportedAttribute[]>();
  readonly #names: NameInWords[] = [];

  constructor(attributes: readonly ImportedAttribute[]) {
    for (const attribute of attributes)
      for (const name of namesFor(attribute)) {
        const key = nameKey(name);
        // `Ø` and `λ` are read as words.
        if (key === '') continue;
        const same = this.#byName.get(key) ?? [];
        if (!same.includes(attribute)) this.#byName.set(key, [...same, attribute]);
        this.#names.push({ words: foldedWords(name).filter(tells), attribute });
      }
  }

  /** @param hint what stands in brackets behind the heading */
  read(given: string, hint?: string): AttributeReading | undefined {
    // `EF000008 Breite`: the name stands behind the code of a feature.
    const named = given
      .replace(/^\s*EF\d{6}[\s:_.-]+(?=\p{L})/u, '')
      .replace(condition, ' ')
      .replace(norm, ' ')
      .trim();
    const heading = this.#byName.has(nameKey(named)) ? named : withoutInitials(named);
    // `dB(A)` alone says nothing of what is measured, and `B` in it no width.
    if (isUnit(heading) && !this.#byName.has(nameKey(heading))) return undefined;
    const unit = hint === undefined ? undefined : unitIn(hint);
    if (hint !== undefined && unit === undefined && isOther(hint)) {
      const found = this.#named(heading, undefined);
      return found && { ...found, isSure: false };
    }
    const whole = this.#meant(heading, unit);
    if (whole || unit !== undefined) return whole;
    // A unit has few parts: `kg / Stk`.
    const pieces = [...heading.matchAll(/[\s_,:[(/-]+/g)].slice(-4);
    for (const { index, 0: gap } of pieces) {
      const tail = unitIn(heading.slice(index + gap.length));
      const named = withoutInitials(heading.slice(0, index));
      const found =
        tail === undefined
          ? undefined
          : (this.#meant(named, tail) ?? (linear.test(tail) ? this.#meant(named, 'm') : undefined));
      if (found) return found;
    }
    return this.#inOneWord(heading);
  }

  /** `PesoKg`, as programs write it. */
  #inOneWord(heading: string): AttributeReading | undefined {
    const [, name = '', written = ''] = /^(.*\p{Ll})(\p{Lu}\p{L}?[\d²³]?)$/su.exec(heading) ?? [];
    const unit = name === '' ? undefined : (unitIn(written) ?? unitIn(written.toLowerCase()));
    return unit === undefined ? undefined : this.#meant(name, unit);
  }

  #meant(heading: string, unit: string | undefined): AttributeReading | undefined {
    const named = this.#named(heading, unit);
    if (named) return named;
    const whole = this.#inTwoNames(heading);
    const attribute = whole ?? this.#abbreviated(heading, unit);
    if (!attribute) return this.#ofPacks(heading, unit);
    if (unit !== undefined && !isIn(attribute, unit)) return undefined;
    return {
      attributes: [attribute],
      isSure: true,
      ...(unit !== undefined && { unit }),
      ...(!whole && { isCut: true }),
    };
  }

  /**
   * Which measures a heading may speak of that says them of a part, which we do not know: `Deckbreite (mm)`, `Largeur utile`. The longest
   * name in it counts.
   */
  ofPart(given: string): AttributeReading | undefined {
    const [, heading = given, hint] = lastBrackets.exec(given) ?? [];
    const unit = hint === undefined ? undefined : unitIn(hint);
    const words = foldedWords(heading);
    const ends = words.flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - fewestLetters) }, (_, at) => word.slice(at)),
    );
    const known = ends
      .map((key) => this.#byName.get(key)?.filter((each) => unit === undefined || isIn(each, unit)) ?? [])
      .find((found) => found.length > 0);
    if (!known || words.length > mostOfPart) return undefined;
    return { attributes: known, isSure: false, ...(unit !== undefined && { unit }) };
  }

  /** The attributes that are called as the first word of a heading that says more. */
  ofWord(heading: string): readonly ImportedAttribute[] {
    const [first = '', another] = foldedWords(heading);
    return another === undefined ? [] : (this.#byName.get(first) ?? []);
  }

  /** Two names of one attribute: `Dicke/Stärke`, `Wärmeleitfähigkeit λ`. */
  #inTwoNames(heading: string): ImportedAttribute | undefined {
    const [, one = '', other = ''] = /^(.{2,}?)\s*[\s/|,;]\s*(.+)$/s.exec(heading.trim()) ?? [];
    if (unitIn(other) !== undefined) return undefined;
    const both = this.#byName.get(nameKey(other)) ?? [];
    const same = (this.#byName.get(nameKey(one)) ?? []).filter((attribute) => both.includes(attribute));
    return same.length === 1 ? same[0] : undefined;
  }

  /**
   * `Largh.`, `Flusso lum.`, `Anz. Pole`: each word begins one of a name that has as many; without a dot it is the whole word, as
   * in `Classe filtre`.
   */
  #abbreviated(heading: string, unit: string | undefined): ImportedAttribute | undefined {
    const isCut = /\p{L}\./u.test(heading);
    const words = foldedWords(heading).filter((word) => tells(word) && !isThing(word));
    if (words.length === 0 || (!isCut && words.length < 2)) return undefined;
    const fewest = words.length > 1 ? fewestBeside : fewestAlone;
    const isTold = words.length === 1 || words.some((word) => word.length > fewestLetters);
    if (!isTold || words.some((word) => word.length < fewest)) return undefined;
    const begins = ({ words: named }: NameInWords) =>
      named.length === words.length &&
      named.every((word, at) => (isCut ? word.startsWith(words[at] ?? ' ') : word === words[at]));
    const meant = this.#names.filter(begins).map(({ attribute }) => attribute);
    const found = [...new Set(meant)].filter((each) => unit === undefined || isIn(each, unit));
    return found.length === 1 ? found[0] : undefined;
  }

  /** `Quantità cartone`, `Menge in VPE`, `Stk/Pal.`: so many are in a pack, or on a pallet. */
  #ofPacks(heading: string, unit: string | undefined): AttributeReading | undefined {
    const pack = readPack(heading);
    const [only, another] = pack ? (this.#byName.get(nameKey(pack.name)) ?? []) : [];
    if (!pack || !only || another || (unit !== undefined && !isIn(only, unit))) return undefined;
    return { attributes: [only], isSure: pack.isSure, ...(unit !== undefined && { unit }) };
  }

  #named(heading: string, unit: string | undefined): AttributeReading | undefined {
    const words = wordsOf(heading);
    const kept = words.filter((word) => !isAny(word, [...plain, ...other]));
    const keys = [
      // Without its sign `H / Ø` would be called like the height.
      /[Øø⌀∅]/.test(heading) ? '' : nameKey(heading),
      words.map(({ key }) => key).join(''),
      kept.map(({ key }) => key).join(''),
      // `Gew. kg/Pak.`: the unit of what is measured of a pack.
      words.some((word) => isAny(word, other))
        ? kept.flatMap(({ key }) => (isUnit(key) ? [] : key)).join('')
        : '',
    ];
    for (const key of keys) {
      const named = key ? this.#byName.get(key) : undefined;
      if (!named) continue;
      const possible = named.filter((attribute) => unit === undefined || isIn(attribute, unit));
      if (possible.length === 0) continue;
      // Of air and of water alike much flows: the one that is measured just so is meant.
      const measured = possible.filter((attribute) => unit !== undefined && sameUnit(attribute.unit, unit));
      const fitting = measured.length > 0 ? measured : possible;
      const isWhole = key === keys[0] || !words.some((word) => isAny(word, other));
      // `L`, `B`, `T`: a letter means nothing without a unit beside it.
      // The state of an article is not that of the thing.
      const isOfItem = key !== keys[0] && words.some((word) => isAny(word, ['item', 'thing']));
      const isMeasure = !isOfItem || fitting.every(({ kind }) => kind === 'number');
      // `p_model`: a letter among words is none of a measure.
      if (key.length === 1 && words.length > 1 && unit === undefined) continue;
      const isSure = isWhole && isMeasure && (key.length > 1 || unit !== undefined);
      return { attributes: fitting, isSure, ...(unit !== undefined && { unit }) };
    }
    return undefined;
  }
}

/** Its own names, and what the trade says for one of them. */
export function namesFor({
  sid,
  names,
  terms,
}: Pick<ImportedAttribute, 'sid' | 'names' | 'terms'>): string[] {
  const lines = new Set(names.flatMap((name) => linesOfNames.get(nameKey(name)) ?? []));
  return [sid, ...names, ...terms, ...[...lines].flat()];
}

/** The lines of measures that a name stands in. */
const linesOfNames = new Map<string, (readonly string[])[]>();
for (const line of measures)
  for (const key of new Set(line.map(nameKey)))
    linesOfNames.set(key, [...(linesOfNames.get(key) ?? []), line]);

/** At which a thing does so much: `75/65/20 °C`, `3 bar`. */
const condition =
  /(?<![\p{L}\d])(?:\d+(?:[/.,–-]\d+)*\s*(?:°\s*C|K|bar|mbar|Pa)|(?:[ΔδD]\s?[tTϑ]\s?|T)\d+\s*K?)(?![\p{L}\d/])|(?<!\d)\d{2}\/\d{2}\/\d{2}(?!\d)/gu;
/** By which it is measured: `EN 673`, `DIN EN ISO 717-1`, `nach SIA 181`. */
const norm =
  /(?:\b(?:nach|gem\.?|gemäss|gemäß|acc\. to|according to|selon|sec\.|secondo)\s+)?\b(?:(?:DIN|EN|ISO|IEC|SN|SIA|ÖNORM|OENORM|NF|UNI|BS|VDI|ASTM|CEN)[ /-]*)+\d{2,}(?:[-:]\d+)*/gu;

/** `Bauhöhe BH`: the letters behind a name are those that it is cut to. */
function withoutInitials(heading: string): string {
  const [, name = '', letters = ''] = /^(\p{L}{4,})\s+(\p{Lu}{1,3})$/u.exec(heading.trim()) ?? [];
  return name !== '' && letters[0] === name[0]?.toUpperCase() ? name : heading;
}

function isIn({ unit }: ImportedAttribute, given: string): boolean {
  return unit === null || convertUnit(1, given, unit) !== undefined;
}

function isOther(text: string): boolean {
  return wordsOf(text).some((word) => isAny(word, other));
}

/** `Classe de résist. au feu`: little words may be there or not. */
function tells(word: string): boolean {
  return !(word.length < fewestLetters && wordsOf(word).every((each) => isAny(each, ['filler'])));
}

/** `Haut. tableau`: what sort of thing is measured may be there or not. */
function isThing(word: string): boolean {
  return wordsOf(word).every((each) => isAny(each, ['thing']));
}

function isAny({ roles }: Word, some: readonly Role[]): boolean {
  return some.some((role) => roles.has(role));
}
