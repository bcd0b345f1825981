import type { Language } from '../../../../resources/language/languages.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { importedField } from '../importedFields.ts';
import type { RowGroup, SourceCell, SourceRow } from '../source/sourceRow.ts';
import { partOfGroup } from './partOfGroup.ts';
import { saidIn } from './saidIn.ts';
import type { WordsOfCategories } from './WordsOfCategories.ts';

const field = importedField('mainCategory');

/** Rows that follow each other in one group. */
interface Range {
  sheet: string | null;
  first: number;
  last: number;
  group: RowGroup;
}

/** Gives the products of a group that are called alike what was said of them, and knows which rows are of which group. */
export class GroupedRows {
  readonly #mappings: Catalogue['mappings'];
  readonly #language: Language;
  readonly #words: WordsOfCategories;
  readonly #ranges: Range[] = [];
  /** That of the row that was asked for last. */
  #asked: Range | undefined;

  /** @param language of texts that do not tell theirs */
  constructor({ mappings }: Pick<Catalogue, 'mappings'>, language: Language, words: WordsOfCategories) {
    this.#mappings = mappings;
    this.#language = language;
    this.#words = words;
  }

  /** The row, with the category of those of its group that are called alike. */
  take(row: SourceRow): SourceRow {
    const own = row.cells.find(({ target }) => target.kind === 'field' && target.field === field);
    if (row.group && !own) this.#note(row.sheet, row.row, row.group);
    const value = row.group?.value ?? own?.given.text;
    if (value === undefined || !this.#mappings.groupsInParts.has(nameKey(value))) return row;
    const head = this.#words.in(row.language ?? this.#language).headOf(saidIn(row, 'title') ?? '');
    const part = head && partOfGroup(value, head.words);
    if (part === undefined || !this.#mappings.translations.has(translationKey(field.name, part))) return row;
    const cell: SourceCell = {
      target: { kind: 'field', field },
      column: own?.column ?? '',
      heading: own?.heading ?? null,
      given: { kind: 'text', value: part, text: part },
    };
    return { ...row, cells: [...row.cells.filter((each) => each !== own), cell] };
  }

  /** The group of a row that no column says a category of. */
  of(sheet: string | null, row: number): RowGroup | undefined {
    const isIn = (range: Range) => range.sheet === sheet && range.first <= row && row <= range.last;
    if (!this.#asked || !isIn(this.#asked)) this.#asked = this.#ranges.find(isIn);
    return this.#asked?.group;
  }

  #note(sheet: string | null, row: number, group: RowGroup): void {
    const range = this.#ranges.at(-1);
    if (range && range.sheet === sheet && range.group.value === group.value) range.last = row;
    else this.#ranges.push({ sheet, first: row, last: row, group });
  }
}
