import type { Language } from '../../../resources/language/languages.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { factPrefix, lexemePrefix, widePrefix } from '../index/lexemePrefix.ts';
import { categoriesOfClass } from '../classes/categoriesOfClass.ts';
import type { ClassCode } from '../codes/classCode.ts';
import { measureFact, type Measure } from '../quantities/Quantity.ts';
import { countFacts, factsBeginning } from './countFacts.ts';
import { fuzzyTerms, type NearTerm } from './fuzzyTerms.ts';
import { knownWords } from './knownWords.ts';
import { lookUpAttributes, type NamedAttribute } from './lookUpAttributes.ts';
import { lookUpNames, type CalledName } from './lookUpNames.ts';
import { lookUpPhrases, type KnownPhrase } from './lookUpPhrases.ts';
import { lookUpWords, type KnownWord, type WantedWord } from './lookUpWords.ts';
import { stemOf } from './stemOf.ts';
import { isWrittenTogether } from './isWrittenTogether.ts';

const leastWithinWord = 3;

/** The words of a platform in one of its languages, as one typed text asks for them: none is looked up twice. */
export class Dictionary {
  readonly scope: Scope;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly #db: ScopedQueries;
  readonly #words = new Map<string, { answer: Promise<readonly (KnownWord | undefined)[]>; index: number }>();
  readonly #near = new Map<string, Promise<readonly NearTerm[]>>();

  /** @param language one that the platform speaks */
  constructor(db: ScopedQueries, scope: Scope, language: Language) {
    this.#db = db;
    this.scope = scope;
    this.language = language;
    this.languages = languagesOf(scope.dataset);
  }

  /** Looks words up in languages in which they will be asked for, in one statement. */
  async lookUp(words: readonly string[], ...inLanguages: readonly Language[]): Promise<void> {
    const wanted = inLanguages.flatMap((language) => this.#unasked(words, language));
    if (wanted.length === 0) return;
    const answer = lookUpWords(this.#db, this.scope, wanted);
    for (const [index, { prefix, word }] of wanted.entries())
      this.#words.set(prefix + word, { answer, index });
    await answer;
  }

  #unasked(words: readonly string[], language: Language): WantedWord[] {
    const own = lexemePrefix(this.scope.dataset, language);
    const wide = widePrefix(this.scope.dataset, language);
    const unasked = [...new Set(words)].filter((word) => !this.#words.has(own + word));
    return unasked.flatMap((word) => {
      const stem = stemOf(word, language);
      const isWithin = isWrittenTogether(language) && word.length >= leastWithinWord && !/\d/.test(word);
      return [
        { prefix: own, word, stem, isWithin },
        { prefix: wide, word, stem, isWithin: false },
      ];
    });
  }

  /** What is known of a word among the products' own words. */
  async own(word: string, language: Language): Promise<KnownWord | undefined> {
    await this.lookUp([word], language);
    return this.#known(lexemePrefix(this.scope.dataset, language) + word);
  }

  /** What is known of it in names and texts around the products. */
  async wide(word: string, language: Language): Promise<KnownWord | undefined> {
    await this.lookUp([word], language);
    return this.#known(widePrefix(this.scope.dataset, language) + word);
  }

  async #known(key: string): Promise<KnownWord | undefined> {
    const asked = this.#words.get(key);
    return asked && (await asked.answer)[asked.index];
  }

  /** Phrases of the vocabulary with these keys. */
  phrases(
    keys: readonly { language: Language; key: string }[],
    open?: { language: Language; beginning: string },
  ): Promise<KnownPhrase[]> {
    return keys.length === 0 && !open ? Promise.resolve([]) : lookUpPhrases(this.#db, this.scope, keys, open);
  }

  /** Companies and product lines that are called by these phrases. */
  names(grams: readonly string[]): Promise<CalledName[]> {
    return lookUpNames(this.#db, this.scope, this.language, grams);
  }

  /** The attributes of these sids. */
  attributes(sids: readonly string[]): Promise<NamedAttribute[]> {
    return sids.length === 0 ? Promise.resolve([]) : lookUpAttributes(this.#db, sids);
  }

  /** The categories of a class; undefined where the platform has none. */
  classMembers(code: ClassCode): ReturnType<typeof categoriesOfClass> {
    return categoriesOfClass(this.#db, this.scope, code);
  }

  /** Which of these words stand in titles or are words of the vocabulary. */
  known(words: readonly string[], language: Language): Promise<ReadonlySet<string>> {
    return knownWords(this.#db, this.scope, language, words);
  }

  /** In how many products each of these facts stands. */
  facts(facts: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return countFacts(this.#db, this.scope, facts);
  }

  /** The measures of a unit that products of the platform have. */
  async measures(unit: string): Promise<Measure[]> {
    const beginning = measureFact({ unit, value: 0 }).slice(0, -1);
    const there = await factsBeginning(this.#db, this.scope, beginning);
    return there.map(({ fact }) => ({ unit, value: Number(fact.slice(beginning.length)) }));
  }

  /** Words that a misspelled one may mean, the nearest first. */
  near(word: string): Promise<readonly NearTerm[]> {
    const near = this.#near.get(word) ?? fuzzyTerms(this.#db, this.scope, this.language, word);
    this.#near.set(word, near);
    return near;
  }

  /** What stands before facts of the platform. */
  get factPrefix(): string {
    return factPrefix(this.scope.dataset);
  }
}
