import { languages, type Language } from '../../../../resources/language/languages.ts';
import type { ProductText } from './productTexts.ts';

/**
 * The fields of a product on their way into a format that has a place for some of them. Whoever places one says by which
 * heading an import reads it there; what has no place, or did not fit, is left, by the heading that an import understands.
 */
export class TextsToPlace {
  readonly #texts: readonly ProductText[];
  readonly #placed = new Set<ProductText>();
  readonly #left = new Map<string, string>();

  constructor(texts: readonly ProductText[]) {
    this.#texts = texts;
  }

  /** The text of a field without languages, for its place, cut to what fits there; undefined where the field is empty. */
  take(path: string, heading: string, most = Infinity): string | undefined {
    return this.takeIn(path, undefined, heading, most);
  }

  /** The same of one language. */
  takeIn(path: string, language: Language | undefined, heading: string, most = Infinity): string | undefined {
    const found = this.#texts.find((text) => text.path === path && text.language === language);
    if (!found) return undefined;
    this.#placed.add(found);
    const cut = cutTo(found.text, most);
    if (cut !== found.text) this.#left.set(heading, found.text);
    return cut;
  }

  /** The languages that a field has texts in. */
  languagesOf(path: string): Language[] {
    return languages.filter((language) =>
      this.#texts.some((text) => text.path === path && text.language === language),
    );
  }

  /** Has an import read this under that heading, in place of whatever the common place says. */
  leave(heading: string, text: string): void {
    this.#left.set(heading, text);
  }

  /** By heading, what the format has no place for. */
  left(): ReadonlyMap<string, string> {
    for (const text of this.#texts) {
      if (this.#placed.has(text)) continue;
      this.#placed.add(text);
      this.#left.set([text.path, text.language].filter(Boolean).join(' '), text.text);
    }
    return this.#left;
  }
}

/** The beginning of a text, so many UTF-16 units at most, and no half character at its end. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** Words of a text with commas between them, each short enough, if just they make up the text again. */
export function wordsOf(text: string, most: number): { words: string[]; areAll: boolean } {
  const words = [...new Set(text.split(',').map((word) => cutTo(word.trim(), most)))].filter(Boolean);
  return { words, areAll: words.join(', ') === text };
}
