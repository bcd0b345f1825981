import type { Language } from '../../../resources/language/languages.ts';
import { ownText } from '../../base/ownText.ts';
import type { Row } from '../../../resources/shape.ts';

/** Either of these fields names a product. */
export const keyFields: readonly string[] = ['sid', 'articleNumber'];

interface NamedBy {
  number: number;
  sheet: string | null;
  row: number;
  values: Row;
  /** Of the texts of the row, if rows about one product may differ in it; null for one that is not known. */
  language: Language | null | undefined;
}

/** Where a product was named first, and in which languages it has been told of. */
interface Place {
  number: number;
  sheet: string | null;
  row: number;
  languages: Language[];
  /** The sheets that tell of it. */
  sheets: (string | null)[];
  isTitled: boolean;
}

/** The products that the rows of a file have named so far. */
export class NamedProducts {
  readonly #places = new Map<string, Place>();

  /**
   * Notes which product a row names: no two rows name the same one, unless each does so in a language of its own, or on a sheet of
   * its own and no more than one of them with a title (behaviour B756).
   * @returns the place of the row that named it before, with the number of that row if this one belongs to it;
   * undefined for a row that names none
   */
  note({ number, sheet, row, values, language }: NamedBy): { former?: string; joins?: number } | undefined {
    const keys = keyFields.flatMap((name) =>
      values[name] === undefined ? [] : [ownText(`${name} ${String(values[name])}`)],
    );
    if (keys.length === 0) return undefined;
    const named = keys.flatMap((key) => this.#places.get(key) ?? []);
    const [former] = named;
    const isTitled = values['title'] !== undefined;
    const completes = former && !former.sheets.includes(sheet) && !(isTitled && former.isTitled);
    const isSaid = language === undefined || (language !== null && former?.languages.includes(language));
    if (former && ((isSaid && !completes) || named.some((one) => one !== former)))
      return { former: shown(former) };
    const place = former ?? { number, sheet, row, languages: [], sheets: [], isTitled: false };
    if (language) place.languages.push(language);
    place.sheets.push(sheet);
    place.isTitled ||= isTitled;
    for (const key of keys) this.#places.set(key, place);
    return former ? { joins: former.number } : {};
  }
}

function shown({ sheet, row }: Place): string {
  return sheet ? `${row} (${sheet})` : String(row);
}
