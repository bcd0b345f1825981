import type { Language } from '../../../../resources/language/languages.ts';
import { possibleParts } from '../../../find/query/compoundParts.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { isStopWord } from '../../../find/query/stopWords.ts';
import type { Named } from '../catalogue/NameIndex.ts';
import { stemOf } from '../../../find/query/stemOf.ts';

/** What a text says of a category, and by which of its words. */
export interface Spoken {
  /** From 0 to 1: how much it says so. */
  score: number;
  /** Folded. */
  words: string;
  /** Do the words only lead to the category, and are not what it is called? */
  isLoose: boolean;
}

/** What a title begins with, where that is what one category is called. */
export interface Head {
  sid: string;
  /** Folded. */
  words: string;
  isLoose: boolean;
}

/** Words of a text that mean categories. */
interface Match {
  phrases: readonly Phrase[];
  words: readonly string[];
  /** Behind how many others that name things they stand. */
  place: number;
  isBehind: boolean;
}

const longestPhrase = 4;
/** A word that says less is none that names things. */
const leastWord = 3;
const leastHead = 6;
/** What a title begins with counts by itself as a name or a term alone, and as another form of these. */
const leastOfHead = 0.8;
const leastOfCompound = 0.65;
/** More words of a text than these say no more of what it is about. */
const mostWords = 24;
/** A phrase that means more categories tells none of them from the others. */
const mostMeant = 4;

const weights = { name: 1, term: 0.9 } as const;
/** Of what is only found without its ending, and of the head of a compound. */
const ofStems = 0.9;
const ofHeads = 0.75;
/** What is behind a `for` or a `with` says where a thing belongs, not what it is. */
const behindPreposition = 0.35;
/** Of a word further back in a text. */
const perWord = 0.9;

const prepositions = new Set(
  foldedWords('für zu zum zur mit aus ohne for with of to from pour avec à de sans per con da senza in su'),
);

/** Behind them another thing is named. */
const conjunctions = new Set(foldedWords('et e ed ou o und oder and or'));

interface Phrase {
  sid: string;
  weight: number;
  isLoose: boolean;
}

/**
 * Finds the categories that texts of a language speak of: by names and terms, in the singular for the plural too, and by the
 * heads of German compounds.
 */
export class CategoryWords {
  readonly #language: Language;
  readonly #exact = new Map<string, Phrase[]>();
  readonly #byStem = new Map<string, Phrase[]>();
  readonly #parents: ReadonlySet<string>;
  /** Above each category, the nearest first. */
  readonly #above: ReadonlyMap<string, readonly string[]>;

  constructor(categories: readonly Named[], language: Language) {
    this.#language = language;
    this.#above = new Map(
      categories.map(({ sid, above = [] }) => [sid, above.flatMap(([parent = '']) => parent || [])]),
    );
    this.#parents = new Set([...this.#above.values()].flat());
    const leading: { sid: string; term: string }[] = [];
    for (const { sid, names, terms = [], oneWay = [] } of categories) {
      const isOneWay = new Set(oneWay);
      for (const name of names) this.#add(name, { sid, weight: weights.name, isLoose: false });
      const proper = properNames(terms);
      for (const term of terms)
        if (proper.has(term)) continue;
        else if (isOneWay.has(term)) leading.push({ sid, term });
        else this.#add(term, { sid, weight: weights.term, isLoose: false });
    }
    const meant = leading.flatMap(({ sid, term }) => {
      const kind = this.#kindOf(term);
      const led = { term, meant: { sid, weight: weights.term, isLoose: kind !== sid } };
      if (!kind || this.areOfOneBranch(kind, sid)) return [led];
      // An `interruttore differenziale` need not be a switch, nor a `colle parquet` be parquet: such words tell neither.
      const isPhrase = foldedWords(term).length > 1;
      return isPhrase ? [led, { term, meant: { ...led.meant, sid: kind, isLoose: true } }] : [];
    });
    for (const { term, meant: phrase } of meant) this.#add(term, phrase);
  }

  /** What stands above a category, the nearest first. */
  above(sid: string): readonly string[] {
    return this.#above.get(sid) ?? [];
  }

  /** What stands above it and below nothing; itself if nothing is above it. */
  topOf(sid: string): string {
    return this.above(sid).at(-1) ?? sid;
  }

  /** Is it one of those that hold all the others? */
  isTop(sid: string): boolean {
    return this.above(sid).length === 0 && this.#parents.has(sid);
  }

  /** Is one of them the other, or below it? */
  areOfOneBranch(one: string, other: string): boolean {
    return one === other || this.above(one).includes(other) || this.above(other).includes(one);
  }

  /** The categories that a text speaks of. */
  spokenOf(text: string): Map<string, Spoken> {
    const found = new Map<string, Spoken>();
    for (const { phrases, words, place, isBehind } of this.#matches(text)) {
      const share = perWord ** place * (isBehind ? behindPreposition : 1);
      const isMore = 1 + (words.length - 1) / 2;
      for (const { sid, weight, isLoose } of phrases) {
        const most = isBehind ? behindPreposition : 1;
        const score = Math.min((weight * share * isMore) / phrases.length, most);
        if (score > (found.get(sid)?.score ?? 0)) found.set(sid, { score, words: words.join(' '), isLoose });
      }
    }
    return found;
  }

  /**
   * What a title begins with, if that is long enough and means one category by itself.
   * @param mayBeCompound of which only the head means it
   */
  headOf(title: string, mayBeCompound = false): Head | undefined {
    const least = mayBeCompound ? leastOfCompound : leastOfHead;
    for (const { phrases, words, place, isBehind } of this.#matches(title)) {
      const [only, another] = meantAlone(phrases);
      const said = words.join(' ');
      if (!only || another || place > 0 || isBehind || only.weight < least || said.length < leastHead)
        return undefined;
      return { sid: only.sid, words: said, isLoose: only.isLoose };
    }
    return undefined;
  }

  *#matches(text: string): Generator<Match> {
    const words = foldedWords(text).slice(0, mostWords);
    const modifiers = this.#language === 'de' ? modifiersIn(text) : new Set<string>();
    let place = 0;
    let isBehind = false;
    const isHeadFirst = this.#language === 'fr' || this.#language === 'it';
    for (let at = 0; at < words.length;) {
      const match = this.#longestAt(words, at);
      if (!match) {
        const word = words[at] ?? '';
        if (prepositions.has(word)) isBehind = true;
        else if (conjunctions.has(word)) isBehind = false;
        else if (word.length >= leastWord && !/\d/.test(word)) place += 1;
        at += 1;
        continue;
      }
      const { phrases, length } = match;
      // A `Lichtkuppel-Durchsturzschutz` is none of the domes.
      const isModifier = modifiers.has(words[at + length - 1] ?? '');
      yield { phrases, words: words.slice(at, at + length), place, isBehind: isBehind || isModifier };
      // What comes first is the thing, and what follows only says which: a `raccord mixte tuile` is no tile.
      isBehind ||= isHeadFirst && place === 0;
      place += 1;
      at += length;
    }
  }

  #longestAt(
    words: readonly string[],
    at: number,
  ): { phrases: readonly Phrase[]; length: number } | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (length === 1 && !namesThings(phrase[0] ?? '')) return undefined;
      const phrases =
        this.#meant(phrase.join(' ')) ?? (length === 1 ? this.#byHead(phrase[0] ?? '') : undefined);
      if (phrases) return { phrases, length };
    }
    return undefined;
  }

  /** By the head of a compound: `Holzbauschrauben` are `Schrauben`. */
  #byHead(word: string): Phrase[] | undefined {
    if (this.#language !== 'de') return undefined;
    for (const { head } of possibleParts(word)) {
      const meant = head.length >= leastHead ? this.#meant(head) : undefined;
      // What only leads somewhere leads nowhere as a part of another word: `Handschutz` is no `Schutz` of circuits.
      const phrases = meant?.filter(({ isLoose }) => !isLoose) ?? [];
      if (phrases.length > 0) return weighed(phrases, ofHeads);
    }
    return undefined;
  }

  /**
   * The category of which a word that only leads somewhere names a kind, by its head: `tuile romane` is one of the tiles, and a
   * `Parkettkleber`, though it leads to parquet, a glue.
   */
  #kindOf(term: string): string | undefined {
    const words = foldedWords(term);
    const head = this.#language === 'de' || this.#language === 'en' ? words.at(-1) : words[0];
    if (head === undefined) return undefined;
    const phrases = (words.length > 1 ? this.#meant(head) : undefined) ?? this.#byHead(head);
    const [only, another] = phrases ?? [];
    return another ? undefined : only?.sid;
  }

  #meant(phrase: string): readonly Phrase[] | undefined {
    const exact = this.#exact.get(phrase);
    if (exact) return exact.length <= mostMeant ? exact : undefined;
    const alike = this.#byStem.get(this.#stems(phrase));
    return alike && alike.length <= mostMeant ? weighed(alike, ofStems) : undefined;
  }

  #stems(phrase: string): string {
    return phrase
      .split(' ')
      .map((word) => stemOf(word, this.#language))
      .join(' ');
  }

  #add(phrase: string, meant: Phrase): void {
    const words = foldedWords(phrase);
    if (words.length > longestPhrase || (words.length === 1 && !namesThings(words[0] ?? ''))) return;
    const key = words.join(' ');
    addTo(this.#exact, key, meant);
    addTo(this.#byStem, this.#stems(key), meant);
  }
}

/** What stands before the hyphen of a compound only says which: the thing is what follows. */
function modifiersIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/[\p{L}\p{M}]+(?=-\p{L}{4})/gu)].flatMap(([word]) => foldedWords(word)));
}

const fewestLanguages = 3;

/** Terms that are written with the same capital in most languages: firms and what they call their goods, which make more than one thing. */
function properNames(terms: readonly string[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const term of terms) if (/^\p{Lu}\p{Ll}+$/u.test(term)) times.set(term, (times.get(term) ?? 0) + 1);
  return new Set([...times].flatMap(([term, count]) => (count >= fewestLanguages ? term : [])));
}

function addTo(index: Map<string, Phrase[]>, key: string, meant: Phrase): void {
  const same = index.get(key);
  if (!same) index.set(key, [meant]);
  else {
    const former = same.find(({ sid }) => sid === meant.sid);
    if (!former) same.push(meant);
    else if (former.isLoose && !meant.isLoose) same[same.indexOf(former)] = meant;
  }
}

/** What is called just so goes before what has it as one of its terms. */
function meantAlone(phrases: readonly Phrase[]): readonly Phrase[] {
  const called = phrases.filter(({ weight }) => weight === weights.name);
  return called.length > 0 ? called : phrases;
}

function weighed(phrases: readonly Phrase[], by: number): Phrase[] {
  return phrases.map((phrase) => ({ ...phrase, weight: phrase.weight * by }));
}

function namesThings(word: string): boolean {
  return word.length >= leastWord && !/\d/.test(word) && !isStopWord(word);
}
