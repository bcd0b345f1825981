import { createHash } from 'node:crypto';
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
  /** Has the sheet several rows for many products? */
  isOneOfSeveral: boolean;
  /** Of the texts of the row, if rows about one product may differ in it; null for one that is not known. */
  language: Language | null | undefined;
}

/** What a row says of its product: nothing more is kept of each, for a file may have a million. */
interface Telling {
  sheet: string | null;
  language: Language | null | undefined;
}

/** Where a product was named first. */
interface Place extends Telling {
  number: number;
  row: number;
  /** Did a row give it a title, and on which sheet? */
  isTitled: boolean;
  titledOn: string | null | undefined;
  /** What stands for all that its row says; nothing where rows may not be repeated. */
  said: number | undefined;
  /** Those that belong to it. */
  others: readonly Telling[];
}

const none: readonly Telling[] = [];

/** The products that the rows of a file have named so far. */
export class NamedProducts {
  readonly #places = new Map(keyFields.map((name) => [name, new Map<string, Place>()]));
  readonly #mayRepeat: boolean;

  /** @param mayRepeat is asked which rows only say again what one before them said */
  constructor(mayRepeat = false) {
    this.#mayRepeat = mayRepeat;
  }

  /** The place of the row that said the same of the same product before (behaviour B774). */
  repeated(values: Row): string | undefined {
    const [place] = this.#keysOf(values).flatMap(({ places, key }) => places.get(key) ?? []);
    return place && this.#mayRepeat && place.said === digestOf(values) ? shown(place) : undefined;
  }

  /**
   * Notes which product a row names: no two rows name the same one, unless each does so in a language of its own, or on a sheet of
   * its own and no more than one of them with a title (behaviour B756), or on one beside that with its title, on which many products have several (B783).
   * @returns the place of the row that named it before, with the number of that row if this one belongs to it;
   * undefined for a row that names none
   */
  note({
    number,
    sheet,
    row,
    values,
    language,
    isOneOfSeveral,
  }: NamedBy): { former?: string; joins?: number } | undefined {
    const keys = this.#keysOf(values);
    if (keys.length === 0) return undefined;
    const named = keys.flatMap(({ places, key }) => places.get(key) ?? []);
    const [former] = named;
    const isTitled = values['title'] !== undefined;
    if (
      former &&
      (named.some((one) => one !== former) ||
        !mayBelong(former, { sheet, language, isTitled, isOneOfSeveral }))
    )
      return { former: shown(former) };
    const said = this.#mayRepeat ? digestOf(values) : undefined;
    const titledOn = isTitled ? sheet : undefined;
    const place = former ?? { number, sheet, row, language, isTitled, titledOn, said, others: none };
    if (former) {
      former.others = [...former.others, { sheet, language }];
      former.isTitled ||= isTitled;
      former.titledOn ??= titledOn;
    }
    for (const { places, key } of keys) places.set(key, place);
    return former ? { joins: former.number } : {};
  }

  #keysOf(values: Row): { places: Map<string, Place>; key: string }[] {
    return [...this.#places].flatMap(([name, places]) =>
      values[name] === undefined ? [] : [{ places, key: ownText(String(values[name])) }],
    );
  }
}

const digestBytes = 6;

/** A number instead of a text, for a file may have a million rows; only those of the same product are compared. */
function digestOf(values: Row): number {
  return createHash('md5').update(JSON.stringify(values)).digest().readUIntBE(0, digestBytes);
}

function mayBelong(
  former: Place,
  { sheet, language, isTitled, isOneOfSeveral }: Telling & { isTitled: boolean; isOneOfSeveral: boolean },
): boolean {
  const told = [former, ...former.others];
  const isFirstThere = !told.some((one) => one.sheet === sheet);
  const isBeside = isOneOfSeveral && former.isTitled && former.titledOn !== sheet;
  const completes = isTitled ? isFirstThere && !former.isTitled : isFirstThere || isBeside;
  const isSaid =
    language === undefined || (language !== null && told.some((one) => one.language === language));
  return completes || !isSaid;
}

function shown({ sheet, row }: Place): string {
  return sheet ? `${row} (${sheet})` : String(row);
}
