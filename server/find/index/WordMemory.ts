import { foldedWords } from '../query/fold.ts';
import { isStopWord } from '../query/stopWords.ts';

const longestWord = 60;
const mostTexts = 20_000;
const mostWords = 60_000;

/**
 * The lexemes that a writer of search rows has met, each a single string however many products have it: they are told from each
 * other and counted by the million. Kept for one run of a writer.
 */
export class WordMemory {
  readonly #ofWords = new Map<string, Map<string, string>>();
  readonly #ofTexts = new Map<string, Map<string, readonly string[]>>();
  #words = 0;
  #texts = 0;

  /** The lexeme of a folded word; an empty text for one that tells nothing. */
  lexeme(prefix: string, word: string): string {
    const known = this.#ofWords.get(prefix)?.get(word);
    if (known !== undefined) return known;
    const lexeme = word === '' || isStopWord(word) ? '' : prefix + word.slice(0, longestWord);
    if (word.length > longestWord) return lexeme;
    if (this.#words >= mostWords) {
      this.#ofWords.clear();
      this.#words = 0;
    }
    this.#words += 1;
    // A piece of a long text would keep all of it in memory.
    within(this.#ofWords, prefix).set(lexeme === '' ? word : lexeme.slice(prefix.length), lexeme);
    return lexeme;
  }

  /** The lexemes of a text that many products share, as it stands: a name, a label. */
  lexemes(prefix: string, text: string): readonly string[] {
    const known = this.#ofTexts.get(prefix)?.get(text);
    if (known) return known;
    const lexemes = foldedWords(text).flatMap((word) => this.lexeme(prefix, word) || []);
    if (this.#texts >= mostTexts) {
      this.#ofTexts.clear();
      this.#texts = 0;
    }
    this.#texts += 1;
    within(this.#ofTexts, prefix).set(text, lexemes);
    return lexemes;
  }
}

function within<T>(byPrefix: Map<string, Map<string, T>>, prefix: string): Map<string, T> {
  const known = byPrefix.get(prefix);
  if (known) return known;
  const made = new Map<string, T>();
  byPrefix.set(prefix, made);
  return made;
}
