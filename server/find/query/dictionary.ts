import type { Language } from '../../../resources/languages.ts';
import { languagesOf } from '../../../resources/platforms.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { expandWords, type Expansion } from './expandWords.ts';
import { fuzzyTerms } from './fuzzyTerms.ts';
import { fuzzyMeaning, meaningOf, type Meaning } from './interpretation.ts';
import type { QueryWord } from './parseQuery.ts';

/** What each word of a query means; undefined for words that nobody knows. */
export type Meanings = readonly (Meaning | undefined)[];

/** The words that stand in products of a platform, as one typed text asks for them: no word is looked up twice. */
export class Dictionary {
  readonly language: Language;
  readonly #db: ScopedQueries;
  readonly #scope: Scope;
  readonly #expansions = new Map<string, Promise<readonly Expansion[]>>();
  readonly #spellings = new Map<string, Promise<string[]>>();

  /** @param language one that the platform speaks */
  constructor(db: ScopedQueries, scope: Scope, language: Language) {
    this.#db = db;
    this.#scope = scope;
    this.language = language;
  }

  /** What each word means in its language. */
  async meanings(words: readonly QueryWord[]): Promise<Meanings> {
    const own = await this.#meaningsIn([this.language], words);
    return own.flatMap(({ meanings }) => meanings);
  }

  /** What each word means in each of the other languages that the platform speaks. */
  async meaningsInOthers(words: readonly QueryWord[]): Promise<{ language: Language; meanings: Meanings }[]> {
    const others = languagesOf(this.#scope.dataset).filter((other) => other !== this.language);
    return this.#meaningsIn(others, words);
  }

  /** What each word means, unknown ones by their neighbours in spelling. */
  async meaningsSpelledNearly(words: readonly QueryWord[]): Promise<Meanings> {
    const known = await this.meanings(words);
    return Promise.all(
      words.map(async ({ word }, index) => known[index] ?? (await this.#meaningBySpelling(word))),
    );
  }

  async #meaningBySpelling(word: string): Promise<Meaning | undefined> {
    const spellings = await this.#spellingsOf(word);
    const nearest = spellings.slice(0, 1);
    const expansions = await this.#expansionsOf([this.language], nearest);
    const [expansion] = nearest.map((spelling) => expansions.get(entryOf(this.language, spelling)));
    return fuzzyMeaning(word, spellings, expansion);
  }

  #spellingsOf(word: string): Promise<string[]> {
    const spellings = this.#spellings.get(word) ?? fuzzyTerms(this.#db, this.#scope, this.language, word);
    this.#spellings.set(word, spellings);
    return spellings;
  }

  async #meaningsIn(
    languages: readonly Language[],
    words: readonly QueryWord[],
  ): Promise<{ language: Language; meanings: Meanings }[]> {
    const expansions = await this.#expansionsOf(
      languages,
      words.map(({ word }) => word),
    );
    return languages.map((language) => ({
      language,
      meanings: words.map((word) => {
        const expansion = expansions.get(entryOf(language, word.word));
        return expansion && meaningOf(word, expansion);
      }),
    }));
  }

  /** What is known of each word by its entry; those not asked for before are looked up in one statement. */
  async #expansionsOf(
    languages: readonly Language[],
    words: readonly string[],
  ): Promise<ReadonlyMap<string, Expansion>> {
    const entries = (some: readonly string[]) =>
      languages.flatMap((language) => some.map((word) => entryOf(language, word)));
    const isAsked = (word: string) => entries([word]).every((entry) => this.#expansions.has(entry));
    const unasked = [...new Set(words)].filter((word) => !isAsked(word));
    if (unasked.length > 0) {
      const asked = expandWords(this.#db, this.#scope, languages, unasked);
      for (const entry of entries(unasked)) this.#expansions.set(entry, asked);
    }
    const answers = await Promise.all(
      new Set(entries(words).flatMap((entry) => this.#expansions.get(entry) ?? [])),
    );
    return new Map(answers.flat().map((one) => [entryOf(one.language, one.word), one]));
  }
}

/** Folded words have no blank. */
function entryOf(language: Language, word: string): string {
  return `${language} ${word}`;
}
