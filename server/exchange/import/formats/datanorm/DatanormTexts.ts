import type { DatanormVersion } from './datanormFields.ts';
import { joinLines } from './joinTexts.ts';
import type { KeptTexts } from './KeptTexts.ts';

/** The long texts of a delivery, and those of single articles (dimension texts). */
export class DatanormTexts {
  readonly #kept: KeptTexts;
  /** Where the records of each text lie, as number, line, number, line: one of them has no list, as hardly any text has more. */
  readonly #texts = new Map<string, number | number[]>();
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
    const said = places.flatMap(([lineAt = 0, textAt = 0]) => {
      const number = (fields[lineAt] ?? '').trim();
      const text = fields[textAt];
      return number === '' || text === undefined ? [] : [number, text.trimEnd()];
    });
    if (said.length === 0) return;
    const record = this.#kept.put(said.join(';'));
    const name = `${version === 5 && (fields[3] ?? '').trim() === '2' ? 'E' : kind}${key}`;
    const before = this.#texts.get(name);
    if (before === undefined) this.#texts.set(this.#kept.keep(name), record);
    else if (typeof before === 'number') this.#texts.set(name, [before, record]);
    else before.push(record);
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
    const lines = new Map<number, string>();
    for (const record of [this.#texts.get(name) ?? []].flat()) {
      const said = this.#kept.at(record).split(';');
      for (let at = 0; at < said.length; at += 2)
        lines.set(Number(said[at]) || lines.size + 1, said[at + 1] ?? '');
    }
    return [...lines].toSorted(([one], [other]) => one - other).map(([, text]) => text);
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
