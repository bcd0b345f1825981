import type { Language } from '../../../../../resources/language/languages.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { columnName } from '../../../../base/workbook/cellReference.ts';
import { isBlank } from '../../CellValue.ts';
import type { DecimalSign } from '../../content/decimalSign.ts';
import type { HeadingIndex } from '../../headings/HeadingIndex.ts';
import { ranks } from '../../headings/ranks.ts';
import { targetKey, type Target } from '../../target.ts';
import type { Pair } from './pairsOfHeadings.ts';
import { rawColumn, rawValues, type RawValue } from '../rawColumns.ts';
import type { SourceCell } from '../sourceRow.ts';
import { longestHeading } from '../unknownColumn.ts';

const mostRemembered = 1000;

/**
 * Values that each row names itself, beside them: they are attributes as far as their names say it, and are kept under these names
 * otherwise (behaviour B682).
 */
export class NamedValues {
  readonly #pairs: readonly Pair[];
  readonly #headings: HeadingIndex;
  readonly #language: Language;
  readonly #decimal: DecimalSign | undefined;
  readonly #meant = new Map<string, Target | undefined>();

  constructor(
    pairs: readonly Pair[],
    {
      headings,
      language,
      decimal,
    }: { headings: HeadingIndex; language: Language; decimal?: DecimalSign | undefined },
  ) {
    this.#pairs = pairs;
    this.#headings = headings;
    this.#language = language;
    this.#decimal = decimal;
  }

  /** What the values of a row are; of those that its columns say already nothing. */
  of(cells: readonly SheetCell[], said: readonly SourceCell[]): { read: SourceCell[]; raw: RawValue[] } {
    const read: SourceCell[] = [];
    const raw: RawValue[] = [];
    const taken = new Set(said.map(({ target }) => targetKey(target)));
    for (const { value, name, unit } of this.#pairs) {
      const given = cells.find((cell) => cell.column === value && !isBlank(cell));
      const called = cells.find((cell) => cell.column === name && !isBlank(cell));
      if (!given || !called) continue;
      const heading = called.text.trim().slice(0, longestHeading);
      const measured = cells.find((cell) => cell.column === unit)?.text.trim() ?? '';
      const target = this.#targetOf(measured === '' ? heading : `${heading} [${measured}]`);
      if (target && !taken.has(targetKey(target))) {
        taken.add(targetKey(target));
        read.push({ target, column: columnName(value), heading, given });
      } else if (!target) raw.push(...rawValues(rawColumn(heading, columnName(value)), given));
    }
    return { read, raw };
  }

  #targetOf(heading: string): Target | undefined {
    if (this.#meant.has(heading)) return this.#meant.get(heading);
    const meaning = this.#headings.read(heading, this.#language);
    const isSure = meaning.kind === 'target' && meaning.rank <= ranks.words;
    const found = isSure && meaning.target.kind === 'attribute' ? meaning.target : undefined;
    const target = found && { ...found, ...(this.#decimal && { decimal: this.#decimal }) };
    if (this.#meant.size < mostRemembered) this.#meant.set(heading, target);
    return target;
  }
}
