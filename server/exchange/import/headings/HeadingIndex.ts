import { languages, type Language } from '../../../../resources/language/languages.ts';
import { createNearest } from '../../../../resources/finding/nearest.ts';
import type { HeadingMeaning } from '../../../base/workbook/sheetRow.ts';
import { convertUnit, isUnit, sameUnit } from '../../../find/quantities/convertUnit.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { MappedHeading } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { targetKey, type ColumnTarget } from '../target.ts';
import { AttributeNames } from './attributes/AttributeNames.ts';
import { asMeant } from './asMeant.ts';
import { lastBrackets, outerBrackets } from './brackets.ts';
import { HeadingEntries } from './HeadingEntries.ts';
import { meaningOf, type HeadingEntry } from './HeadingEntry.ts';
import { labels } from './synonyms/labels.ts';
import { languageBehind } from './languages/languageBehind.ts';
import { languageInFront } from './languages/languageInFront.ts';
import { languageWithin } from './languages/languageWithin.ts';
import { languageNamed } from './languages/languageNamed.ts';
import { wordsOf } from './words/Lexicon.ts';
import { wordsOfFieldName } from './fieldNames.ts';
import type { Meaning } from './Meaning.ts';
import { ranks } from './ranks.ts';
import { readPackContent } from './words/readPackContent.ts';
import { readByWords } from './words/readByWords.ts';
import { languagesOf, readWords } from './words/readWords.ts';
import { SaidHeadings, type HeadingPlace } from './SaidHeadings.ts';
import { saysAnother } from './says/saysAnother.ts';
import { saysAmount } from './says/saysAmount.ts';
import { saysPage } from './says/saysPage.ts';
import { saysLongText } from './says/saysLongText.ts';
import { saysToFillIn } from './says/saysToFillIn.ts';
import { saysWhatFor } from './says/saysWhatFor.ts';
import { saysWholeSentence } from './says/saysWholeSentence.ts';
import { longNames } from './shortenedName.ts';
import { withoutTechnicalParts } from './technicalName.ts';
import {
  belowLists,
  belowMeasures,
  choiceShown,
  isOfParts,
  saysItself,
  withinPath,
  type NameInPath,
} from './withinPath.ts';

const longestHeading = 120;

/** Understands the headings of files, in four languages. */
export class HeadingIndex {
  readonly #entries: HeadingEntries;
  readonly #said = new SaidHeadings();
  readonly #nearest: (word: string) => string | undefined;
  readonly #attributes: AttributeNames;
  readonly #all: readonly ImportedAttribute[];

  /** @param mapped what the company's own headings mean */
  constructor(attributes: readonly ImportedAttribute[], mapped: readonly MappedHeading[] = []) {
    this.#all = attributes;
    this.#attributes = new AttributeNames(attributes);
    this.#entries = new HeadingEntries(attributes, this.#attributes);
    for (const { heading, field, language, unit, layout, column } of mapped) {
      const meant = this.#entries.named(field);
      if (!meant) continue;
      const said = { ...(language && { named: language }), ...(unit && { unit }) };
      const entry: HeadingEntry = { ...meant, rank: ranks.mapped, languages: [], ...said };
      if (layout) this.#said.add(heading, layout, column ?? undefined, entry);
      else this.#entries.add(heading, entry);
    }
    this.#nearest = createNearest(
      [
        ...Object.values(labels).flatMap((of) => Object.values(of)),
        ...attributes.flatMap(({ names }) => names),
      ].map((name) => [nameKey(name), name] as const),
    );
  }

  /**
   * The language in which most of these headings are written; of several that are equal, the one given.
   * `Designation` alone could be English or French, beside `Numéro d’article` it is French.
   */
  languageOf(headings: readonly string[], given: Language): Language {
    const spoken = headings.flatMap((heading) => {
      const said = this.#entries.languagesOf(heading);
      return said.length > 0 ? [...new Set(said)] : languagesOf(wordsOf(heading));
    });
    const votes = (language: Language) => spoken.filter((each) => each === language).length;
    return languages.reduce((best, each) => (votes(each) > votes(best) ? each : best), given);
  }

  /**
   * What a heading means.
   * @param language of a text whose heading could be of several languages
   * @param place where it stands, for what the company said of just such sheets
   * @param lettered what it says besides a language that its sheet names by letters or numbers
   */
  read(
    written: string,
    language: Language,
    place?: HeadingPlace,
    lettered?: { text: string; named: Language | undefined },
  ): Meaning {
    const said = place && this.#said.at(written, place);
    if (said) return meaningOf(said, language);
    if (lettered) {
      const { text, named } = lettered;
      const meaning = this.read(named ? `${text} (${named})` : text, language);
      if (meaning.kind === 'target') return meaning;
    }
    const heading = asMeant(written);
    const other = saysWhatFor(heading);
    if (other !== undefined && isField(this.read(other, language))) return { kind: 'unknown' };
    if (saysToFillIn(heading) || saysPage(heading)) return { kind: 'other' };
    // Without its sign `Ø ID` would be called as we call identifiers.
    const exact = /[Øø⌀∅]/.test(heading)
      ? ({ kind: 'unknown' } as const)
      : this.#readNames(heading, language);
    // Nobody calls a column so: a text among the rows in which headings are looked for.
    if (exact.kind !== 'unknown' || heading.length > longestHeading || saysWholeSentence(heading))
      return exact;
    if (saysAmount(heading)) return { kind: 'offers' };
    const measure = belowMeasures(heading);
    const measured = measure === undefined ? exact : this.read(measure, language);
    if (isOfAttribute(measured)) return { ...measured, rank: Math.max(measured.rank, ranks.synonym) };
    const choice = choiceShown(heading);
    const chosen = choice === undefined ? exact : this.read(choice, language);
    if (chosen.kind === 'target') return { ...chosen, rank: Math.max(chosen.rank, ranks.words) };
    const own = withinPath(heading);
    if (own && isOfParts(own)) return { kind: 'other' };
    const below = own && place?.groups && belowLists(heading, place.groups);
    if (below !== undefined) return this.#readBelow(below, language);
    const named = own?.isPlain ? this.#readNames(own.text, language) : exact;
    if (named.kind === 'target') return { ...named, rank: Math.max(named.rank, ranks.synonym) };
    const ofTrade = own?.isOfTrade ? this.#readWithin(own, language) : exact;
    if (ofTrade.kind === 'target') return ofTrade;
    const front = languageInFront(heading) ?? languageWithin(heading);
    const inFront = front && this.read(`${front.text} (${front.named})`, language);
    if (inFront?.kind === 'target' && inFront.target.kind === 'field' && inFront.target.isNamed)
      return inFront;
    const byWords = readByWords(heading, language, this.#attributes);
    if (byWords.kind !== 'unknown' && byWords.kind !== 'unsure') return byWords;
    const cut = this.#entries.abbreviated(heading, language);
    const packed = cut.kind === 'unknown' ? readPackContent(heading) : cut;
    if (packed.kind !== 'unknown') return packed;
    const meaning = byWords;
    const technical = meaning.kind === 'unknown' ? this.#readTechnical(heading, language) : meaning;
    if (technical.kind === 'target' || technical.kind === 'offers') return technical;
    const inPath = technical.kind === 'unknown' ? this.#readWithin(own, language) : technical;
    const within = inPath.kind === 'unknown' ? technical : inPath;
    const both = within.kind === 'target' ? within : (this.#readTwice(heading, language) ?? within);
    const first = both.kind === 'unknown' ? this.#readFirst(heading, language) : both;
    const elsewhere = this.#readElsewhere(heading, language, first);
    if (elsewhere.kind !== 'unknown') return elsewhere;
    if (saysAnother(heading)) return { kind: 'other' };
    const short = this.#readFieldName(heading, language);
    const numbered = short.kind === 'unknown' ? this.#readNumbered(heading, language) : short;
    return numbered.kind === 'unknown' ? this.#readPart(heading) : numbered;
  }

  /** The first of several that are called so, `artnr1`, may be it; names of capitals have a number in other places too. */
  #readNumbered(heading: string, language: Language): Meaning {
    const [, name = ''] = /^(.*\p{Ll}.*\p{L})[\s_.]*1$/su.exec(heading.trim()) ?? [];
    const meaning: Meaning = name === '' ? { kind: 'unknown' } : this.read(name, language);
    const isField = meaning.kind === 'target' && meaning.target.kind === 'field';
    return isField ? { kind: 'unsure', targets: [meaning.target] } : { kind: 'unknown' };
  }

  /** What a name of capitals is short for, if that is a field or a price. */
  #readFieldName(heading: string, language: Language): Meaning {
    for (const words of wordsOfFieldName(heading)) {
      const meaning = this.read(words, language);
      if (meaning.kind === 'offers') return meaning;
      if (meaning.kind === 'target' && meaning.target.kind === 'field')
        return { ...meaning, rank: Math.max(meaning.rank, ranks.weak) };
      if (meaning.kind === 'unsure' && meaning.targets.every(({ kind }) => kind === 'field')) return meaning;
    }
    return this.#readShortened(heading, language);
  }

  /** What a name stands for that is put together of the first letters of words, where all that it may stand for is the same. */
  #readShortened(heading: string, language: Language): Meaning {
    const [first, ...others] = longNames(heading).map((name) => this.read(name, language));
    if (!first || others.some((other) => sameAs(other) !== sameAs(first))) return { kind: 'unknown' };
    return first.kind === 'target' ? { ...first, rank: Math.max(first.rank, ranks.weak) } : first;
  }

  /** Measures of a part of the thing are only proposed. */
  #readPart(heading: string): Meaning {
    const found = this.#attributes.ofPart(heading);
    if (!found) return { kind: 'unknown' };
    const { attributes, unit } = found;
    const targets = attributes.map((attribute): ColumnTarget => ({
      kind: 'attribute',
      attribute,
      ...(unit !== undefined && { unit }),
    }));
    return { kind: 'unsure', targets };
  }

  /** What is left of a technical name without the prefix of its table and the locale behind it. */
  #readTechnical(heading: string, language: Language): Meaning {
    for (const { text, named } of withoutTechnicalParts(heading)) {
      const byName = this.#entries.meaningOf(text, language, { named });
      const meaning =
        byName.kind === 'unknown' ? readByWords(text, language, this.#attributes, named) : byName;
      const isTaken = meaning.kind === 'target' && meaning.rank <= ranks.weak;
      if (isTaken || meaning.kind === 'offers' || meaning.kind === 'other') return meaning;
      if (meaning.kind === 'unsure') return meaning;
    }
    return { kind: 'unknown' };
  }

  /** What the last name of a path means, which is only proposed where what it stands in might say something else. */
  #readWithin(found: NameInPath | undefined, language: Language): Meaning {
    if (!found) return { kind: 'unknown' };
    const meaning = this.read(found.text, language);
    if (found.isPlain || meaning.kind !== 'target') return meaning;
    if (found.isOfTrade && isOfTrade(meaning.target)) return { ...meaning, rank: ranks.weak };
    return { kind: 'unsure', targets: [meaning.target] };
  }

  /** What a list around the records says of each of them: all but its own name and number. */
  #readBelow(path: string, language: Language): Meaning {
    const meaning = this.read(path, language);
    return meaning.kind === 'target' && saysItself(path)
      ? { kind: 'unsure', targets: [meaning.target] }
      : meaning;
  }

  /** What both of two words are that may be the same, as in lists in two languages: `Pays / Land`. */
  #readTwice(heading: string, language: Language): Meaning | undefined {
    const [one = '', other = '', more] = heading.split(/\s*[/|\n]\s*/);
    if (!/\p{L}{2}/u.test(one) || !/\p{L}{2}/u.test(other) || more !== undefined) return undefined;
    const [first, second] = [one, other].map((part) => readByWords(part, language, this.#attributes));
    const target = onlyTarget(first);
    const isSame = target && targetKey(target) === keyOf(onlyTarget(second));
    return isSame ? { kind: 'target', target, rank: ranks.weak } : undefined;
  }

  /** What the first of several things is that a heading names, if that is a field: `Bezeichnung / Sortierung`. */
  #readFirst(heading: string, language: Language): Meaning {
    const [said = '', another] = heading.split(/\s*[/|;\n]\s*/);
    if (another === undefined || said.trim() === '') return { kind: 'unknown' };
    // `Unit` above `Volume`: the volume of one.
    if (heading.includes('\n') && this.#attributes.read(another)) return { kind: 'unknown' };
    // `Dettaglio / Descrizione`: by itself the first only says how much there is of the second.
    const first = saysLongText(said) && readWords(said) === undefined ? `${another} ${said}` : said;
    const named = this.#readNames(first, language);
    const meaning = named.kind === 'unknown' ? readByWords(first, language, this.#attributes) : named;
    const isField =
      meaning.kind === 'target' && meaning.target.kind === 'field' && meaning.rank <= ranks.words;
    return isField ? { ...meaning, rank: ranks.weak } : { kind: 'unknown' };
  }

  /** What the company said of the heading in sheets with other headings is proposed here (behaviour B328). */
  #readElsewhere(heading: string, language: Language, meaning: Meaning): Meaning {
    const targets = this.#said.elsewhere(heading, language);
    if (targets.length === 0) return meaning;
    return { kind: 'unsure', targets, isSaidElsewhere: true };
  }

  #readNames(heading: string, language: Language): Meaning {
    const whole = this.#entries.meaningOf(heading, language);
    if (whole.kind !== 'unknown') return whole;
    for (const bracketed of [lastBrackets, outerBrackets]) {
      const [, inFront = '', hint = ''] = bracketed.exec(heading) ?? [];
      if (!inFront) continue;
      const named = languageNamed(hint);
      const meaning = this.#entries.meaningOf(inFront, language, { named, ...(!named && { unit: hint }) });
      // What is neither language nor unit says something more about a measure.
      const isMore =
        meaning.kind === 'target' && meaning.target.kind === 'attribute' && !isUnitOf(meaning.target);
      // `Identifiant (code article)`: what the brackets say is surer than what everything may be called.
      const isNumber = isSid(meaning) && readWords(hint)?.field === 'articleNumber';
      if (meaning.kind !== 'unknown' && !isMore && !isNumber) return named ? meaning : asOthersSay(meaning);
    }
    const behind = languageBehind(heading);
    if (behind) return this.#entries.meaningOf(behind.text, language, { named: behind.named });
    const [, numbered = ''] = /^(.*\D)\s*\d{1,2}$/s.exec(heading.trim()) ?? [];
    const many = numbered ? this.#entries.meaningOf(numbered, language) : whole;
    return many.kind === 'target' && isMany(many.target) ? many : { kind: 'unknown' };
  }

  /** All attributes that a column may be. */
  get attributes(): readonly ImportedAttribute[] {
    return this.#all;
  }

  /** What the format of the file fixes for a heading; unknown where we have no such field. */
  readFixed({ field, language: named, unit }: HeadingMeaning, language: Language): Meaning {
    const meant = this.#entries.named(field);
    if (!meant) return { kind: 'unknown' };
    return meaningOf(
      { ...meant, rank: ranks.format, ...(named && { named }), ...(unit && { unit }) },
      language,
    );
  }

  /** A heading that we know and that is written alike. */
  suggest(heading: string): string | null {
    return this.#nearest(nameKey(heading)) ?? null;
  }
}

function isOfAttribute(meaning: Meaning): meaning is Extract<Meaning, { kind: 'target' }> {
  return meaning.kind === 'target' && meaning.target.kind === 'attribute';
}

function isField(meaning: Meaning): boolean {
  return meaning.kind === 'target' && meaning.target.kind === 'field';
}

function isSid(meaning: Meaning): boolean {
  return meaning.kind === 'target' && meaning.target.kind === 'field' && meaning.target.field.name === 'sid';
}

/** Is the unit that a heading has in brackets one? */
function isUnitOf({ attribute, unit = '' }: Extract<ColumnTarget, { kind: 'attribute' }>): boolean {
  if (attribute.unit === null) return isUnit(unit);
  return sameUnit(attribute.unit, unit) || convertUnit(1, unit, attribute.unit) !== undefined;
}

function onlyTarget(meaning: Meaning | undefined): ColumnTarget | undefined {
  if (meaning?.kind === 'target') return meaning.target;
  return meaning?.kind === 'unsure' && meaning.targets.length === 1 ? meaning.targets[0] : undefined;
}

function keyOf(target: ColumnTarget | undefined): string | undefined {
  return target && targetKey(target);
}

const ofTrade: readonly string[] = ['orderQuantity', 'orderUnit', 'customsTariffNumber', 'countryOfOrigin'];

/** Is it said of how a product is ordered and sent, wherever it stands? */
function isOfTrade(target: ColumnTarget): boolean {
  return target.kind === 'field' && ofTrade.includes(target.field.name);
}

/** `Artikelnummer (Lieferant)`: what says something more of a field is no name of ours any more. */
function asOthersSay(meaning: Meaning): Meaning {
  return meaning.kind === 'target' && isField(meaning)
    ? { ...meaning, rank: Math.max(meaning.rank, ranks.synonym) }
    : meaning;
}

function sameAs(meaning: Meaning): string {
  return meaning.kind === 'target' ? targetKey(meaning.target) : meaning.kind;
}

function isMany(target: ColumnTarget): boolean {
  return target.kind === 'field' && target.field.type === 'text[]';
}
