import { workbookLimits } from '../../../../base/workbook/limits.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import type { XmlVisitor } from './walkXml.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

const fewestCells = 2;

/** An element that may be a row: so far it holds nothing but texts in elements of one name. */
interface OpenElement {
  name: string;
  text: string;
  cells: string[];
  /** Of its cells. */
  bytes: number;
  cellName: string | undefined;
  isRow: boolean;
}

/** A row whose cells have no names: `<R><C>A-1</C><C>Tor</C></R>`. */
export interface RowOfCells {
  name: string;
  cells: readonly string[];
}

/** Takes the elements of a file that hold nothing but a text in each of several elements of one name. */
export class RowsOfCells implements XmlVisitor {
  readonly #open: OpenElement[] = [];
  #found: RowOfCells[] = [];

  /** What was found since it was asked last. */
  take(): RowOfCells[] {
    return this.#found.splice(0);
  }

  begin(name: string): void {
    this.#open.push({ name, text: '', cells: [], bytes: 0, cellName: undefined, isRow: true });
  }

  /** @throws {WorkbookError} element-too-large */
  text(text: string): void {
    const element = this.#open.at(-1);
    if (!element?.isRow) return;
    element.text += text;
    const { name } = element;
    if (element.text.length + (this.#open.at(-2)?.bytes ?? 0) > limits.recordBytes)
      throw new WorkbookError('element-too-large', {
        entry: 'XML',
        element: name.slice(0, 60),
        limit: limits.recordBytes,
      });
  }

  end(): void {
    const element = this.#open.pop();
    if (!element) return;
    const { name, text, cells, cellName, isRow } = element;
    const above = this.#open.at(-1);
    if (isRow && cells.length >= fewestCells) this.#found.push({ name, cells });
    if (!above) return;
    const isCell = cellName === undefined && (above.cellName ?? name) === name;
    above.cellName = name;
    above.isRow &&= isCell && isRow && above.cells.length < workbookLimits.columns;
    if (above.isRow) {
      above.cells.push(text.trim());
      above.bytes += text.length;
    } else above.cells = [];
  }
}
