import type { DatanormVersion } from './datanormFields.ts';
import { joinLines } from './joinTexts.ts';
import type { KeptTexts } from './KeptTexts.ts';

/** The lines of a text by their numbers. */
type Lines = Map<number, string>;

/** The long texts of a delivery, and those of single articles (dimension texts). */
export class DatanormTexts {
  readonly #kept: KeptTexts;
  readonly #texts = new Map<string, Lines>();
  readonly #dimensions = new Map<string, string[][]>();

  constructor(kept: KeptTexts) {
    this.#kept = kept;
  }

  /** All that is said of an article: the text of that name, then its own. */
  textOf(name: string, article: string): string {
    return joinLines([...this.#linesOf(`T${name}`), ...this.#dimensionOf(article)]);
  }

  /** Takes a record `T`, or `E` of version 4. */
  noteText(version: DatanormVersion, kind: string, key: string, fields: readonly string[]): void {
    const places =
      version === 4
        ? [
            [4, 6],
            [7, 9],
          ]
        : [[4, 5]];
    for (const [lineAt = 0, textAt = 0] of places) {
      const number = (fields[lineAt] ?? '').trim();
      const text = fields[textAt];
      if (number === '' || text === undefined) continue;
      const name = `${version === 5 && (fields[3] ?? '').trim() === '2' ? 'E' : kind}${key}`;
      const lines = this.#texts.get(name) ?? new Map<number, string>();
      lines.set(Number(number) || lines.size + 1, this.#kept.keep(text.trimEnd()));
      this.#texts.set(this.#kept.keep(name), lines);
    }
  }

  /** Takes a record `D`. */
  noteDimension(version: DatanormVersion, key: string, fields: readonly string[]): void {
    const parts =
      version === 5
        ? [[fields[4] ?? 'F', fields[6] ?? '', fields[5] ?? '']]
        : [fields.slice(4, 7), fields.slice(8, 11)];
    const filled = parts.filter(([kind = '']) => kind.trim() !== '');
    const kept = filled.map((part) => part.map((field) => this.#kept.keep(field)));
    this.#dimensions.set(this.#kept.keep(key), [...(this.#dimensions.get(key) ?? []), ...kept]);
  }

  #linesOf(name: string): string[] {
    const lines = this.#texts.get(name);
    return [...(lines ?? [])].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  }

  /** Those of the article itself. */
  #dimensionOf(number: string): string[] {
    return (this.#dimensions.get(number) ?? []).flatMap(([kind = '', block = '', text = '']) => {
      if (/^F$/i.test(kind.trim())) return [text.trimEnd()];
      const name = block.trim();
      if (/^T$/i.test(kind.trim())) return this.#linesOf(`T${name}`);
      // Words of the article's own, between dollar signs, for the places of a text of many articles.
      const words = text.split('$').filter((word) => word !== '');
      return this.#linesOf(`E${name}`).map((line) => line.replaceAll(/\$+/g, () => words.shift() ?? ''));
    });
  }
}
