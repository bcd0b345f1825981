import type { SheetRow } from '../../../../base/workbook/sheetRow.ts';
import { isBlank } from '../../CellValue.ts';
import { plainPart } from './plainPart.ts';

const nearlyAll = 0.9;

/** The first rows of a sheet that say more than one thing, cell beside cell. */
export class SampledRows {
  readonly #rows: ReadonlyMap<number, string>[];

  /** @param header the number of the row of headings */
  constructor(rows: readonly SheetRow[], header: number) {
    this.#rows = rows
      .filter(({ row }) => row > header)
      .map(({ cells }) => cells.filter((cell) => !isBlank(cell)))
      .filter(({ length }) => length > 1)
      .map((cells) => new Map(cells.map(({ column, text }) => [column, text.trim()] as const)));
  }

  get count(): number {
    return this.#rows.length;
  }

  /** What the rows say in a column, `''` where nothing. */
  in(column: number): string[] {
    return this.#rows.map((row) => row.get(column) ?? '');
  }

  /** Which share of the rows says another thing in these columns together than all before it. */
  differing(columns: readonly number[]): number {
    const said = this.#rows.map((row) => columns.map((column) => plainPart(row.get(column) ?? '')).join(' '));
    return said.length === 0 ? 0 : new Set(said).size / said.length;
  }

  /** Do all rows say the same in both columns? */
  areAlike(one: number, other: number): boolean {
    const second = this.in(other);
    return this.count > 1 && this.in(one).every((text, at) => text !== '' && text === second[at]);
  }

  /** Does each value of one column that counts nearly always go with one of the other? */
  goWith(one: number, other: number, counts: (text: string) => boolean = () => true): boolean {
    const second = this.in(other);
    const counted = [...this.in(one).entries()].filter(([, text]) => counts(text));
    const byFirst = Map.groupBy(counted, ([, text]) => text);
    const usual = [...byFirst.values()].map((rows) =>
      Math.max(
        ...Map.groupBy(rows, ([at]) => second[at])
          .values()
          .map(({ length }) => length),
      ),
    );
    return usual.reduce((sum, count) => sum + count, 0) >= counted.length * nearlyAll;
  }

  /** Which share of the values of one column goes with several of the other. */
  withSeveral(one: number, other: number): number {
    const second = this.in(other);
    const said = [...this.in(one).entries()].filter(([at, text]) => text !== '' && second[at] !== '');
    const byFirst = [...Map.groupBy(said, ([, text]) => text).values()];
    const several = byFirst.filter((rows) => new Set(rows.map(([at]) => second[at])).size > 1);
    return byFirst.length === 0 ? 0 : several.length / byFirst.length;
  }

  /** Does each value of one column go with one of the other alone, several rows with some of them? */
  arePaired(one: number, other: number): boolean {
    const [first, second] = [this.in(one), this.in(other)];
    const pairs = new Set(first.map((text, at) => `${text}\n${second[at]}`)).size;
    return pairs > 1 && pairs < this.count && pairs === new Set(first).size && pairs === new Set(second).size;
  }

  /** How many different things the rows say in a column. */
  differentIn(column: number): number {
    return new Set(this.in(column).filter(Boolean)).size;
  }

  /** Which share of the rows says something in that column. */
  filled(column: number): number {
    return this.#rows.length === 0 ? 0 : this.in(column).filter(Boolean).length / this.#rows.length;
  }
}
