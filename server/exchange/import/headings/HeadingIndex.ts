import { languages, type Language } from '../../../../resources/language/languages.ts';
import { createNearest } from '../../../../resources/finding/nearest.ts';
import type { HeadingMeaning } from '../../../base/workbook/sheetRow.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { MappedHeading } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { AttributeNames } from './attributes/AttributeNames.ts';
import { asMeant } from './asMeant.ts';
import { HeadingEntries } from './HeadingEntries.ts';
import { meaningOf, type HeadingEntry } from './HeadingEntry.ts';
import { labels } from './synonyms/labels.ts';
import { languageInFront } from './languages/languageInFront.ts';
import { languageWithin } from './languages/languageWithin.ts';
import { wordsOf } from './words/Lexicon.ts';
import { meansField } from './meansField.ts';
import type { Meaning } from './Meaning.ts';
import { ranks } from './ranks.ts';
import { readBelow } from './readings/readBelow.ts';
import { readFieldName } from './readings/readFieldName.ts';
import { readFirst } from './readings/readFirst.ts';
import { readNames } from './readings/readNames.ts';
import { readNumbered } from './readings/readNumbered.ts';
import { readPart } from './readings/readPart.ts';
import { readTechnical } from './readings/readTechnical.ts';
import { readTwice } from './readings/readTwice.ts';
import { readWithin } from './readings/readWithin.ts';
import type { HeadingReader } from './readings/HeadingReader.ts';
import { readPackContent } from './words/readPackContent.ts';
import { readByWords } from './words/readByWords.ts';
import { languagesOf } from './words/readWords.ts';
import { SaidHeadings, type HeadingPlace } from './SaidHeadings.ts';
import { saysAnother } from './says/saysAnother.ts';
import { saysAmount } from './says/saysAmount.ts';
import { saysPage } from './says/saysPage.ts';
import { saysToFillIn } from './says/saysToFillIn.ts';
import { saysWhatFor } from './says/saysWhatFor.ts';
import { saysWholeSentence } from './says/saysWholeSentence.ts';
import { belowLists, belowMeasures, choiceShown, isOfParts, withinPath } from './withinPath.ts';

const longestHeading = 120;

/** Understands the headings of files, in four languages. */
export class HeadingIndex {
  readonly #reader: HeadingReader;
  readonly #said = new SaidHeadings();
  readonly #nearest: (word: string) => string | undefined;
  readonly #all: readonly ImportedAttribute[];

  /** @param mapped what the company's own headings mean */
  constructor(attributes: readonly ImportedAttribute[], mapped: readonly MappedHeading[] = []) {
    this.#all = attributes;
    const names = new AttributeNames(attributes);
    const entries = new HeadingEntries(attributes, names);
    this.#reader = {
      entries,
      attributes: names,
      read: (heading, language) => this.read(heading, language),
    };
    for (const { heading, field, language, unit, layout, column } of mapped) {
      const meant = entries.named(field);
      if (!meant) continue;
      const said = { ...(language && { named: language }), ...(unit && { unit }) };
      const entry: HeadingEntry = { ...meant, rank: ranks.mapped, languages: [], ...said };
      if (layout) this.#said.add(heading, layout, column ?? undefined, entry);
      else entries.add(heading, entry);
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
      const said = this.#reader.entries.languagesOf(heading);
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
    const reader = this.#reader;
    const heading = asMeant(written);
    const other = saysWhatFor(heading);
    if (other !== undefined && meansField(this.read(other, language))) return { kind: 'unknown' };
    if (saysToFillIn(heading) || saysPage(heading)) return { kind: 'other' };
    // Without its sign `Ø ID` would be called as we call identifiers.
    const exact = /[Øø⌀∅]/.test(heading)
      ? ({ kind: 'unknown' } as const)
      : readNames(reader, heading, language);
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
    if (below !== undefined) return readBelow(reader, below, language);
    const named = own?.isPlain ? readNames(reader, own.text, language) : exact;
    if (named.kind === 'target') return { ...named, rank: Math.max(named.rank, ranks.synonym) };
    const ofTrade = own?.isOfTrade ? readWithin(reader, own, language) : exact;
    if (ofTrade.kind === 'target') return ofTrade;
    const front = languageInFront(heading) ?? languageWithin(heading);
    const inFront = front && this.read(`${front.text} (${front.named})`, language);
    if (inFront && meansField(inFront) && inFront.target.isNamed) return inFront;
    const byWords = readByWords(heading, language, reader.attributes);
    if (byWords.kind !== 'unknown' && byWords.kind !== 'unsure') return byWords;
    const cut = reader.entries.abbreviated(heading, language);
    const packed = cut.kind === 'unknown' ? readPackContent(heading) : cut;
    if (packed.kind !== 'unknown') return packed;
    const technical = byWords.kind === 'unknown' ? readTechnical(reader, heading, language) : byWords;
    if (technical.kind === 'target' || technical.kind === 'offers') return technical;
    const inPath = technical.kind === 'unknown' ? readWithin(reader, own, language) : technical;
    const within = inPath.kind === 'unknown' ? technical : inPath;
    const both = within.kind === 'target' ? within : (readTwice(reader, heading, language) ?? within);
    const first = both.kind === 'unknown' ? readFirst(reader, heading, language) : both;
    const elsewhere = this.#readElsewhere(heading, language, first);
    if (elsewhere.kind !== 'unknown') return elsewhere;
    if (saysAnother(heading)) return { kind: 'other' };
    const short = readFieldName(reader, heading, language);
    const numbered = short.kind === 'unknown' ? readNumbered(reader, heading, language) : short;
    return numbered.kind === 'unknown' ? readPart(reader, heading) : numbered;
  }

  /** What the company said of the heading in sheets with other headings is proposed here (behaviour B328). */
  #readElsewhere(heading: string, language: Language, meaning: Meaning): Meaning {
    const targets = this.#said.elsewhere(heading, language);
    if (targets.length === 0) return meaning;
    return { kind: 'unsure', targets, isSaidElsewhere: true };
  }

  /** All attributes that a column may be. */
  get attributes(): readonly ImportedAttribute[] {
    return this.#all;
  }

  /** What the format of the file fixes for a heading; unknown where we have no such field. */
  readFixed({ field, language: named, unit }: HeadingMeaning, language: Language): Meaning {
    const meant = this.#reader.entries.named(field);
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
