import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { textBetween } from './laidOutText.ts';
import { cellsOfElement, type RecordValue } from './cellsOfElement.ts';
import type { XmlElement } from './XmlElement.ts';
import { pathSign } from './pathSign.ts';
import type { XmlVisitor } from './walkXml.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

const nothing: ReadonlyMap<string, string> = new Map();

/** An element around records, with what it says of them so far. */
interface Around {
  name: string;
  fields: Map<string, string>;
  text: string;
  isLeaf: boolean;
}

/** Between the names of groups within each other. */
const step = ' > ';
/** The root says what the file is, and nothing of one record. */
const aroundFrom = 1;

/** Takes the elements of one name out of a file, each as cells by their headings. */
export class RecordsOfXml implements XmlVisitor {
  readonly #wanted: string;
  readonly #ofKinds: ReadonlySet<string>;
  readonly #around: Around[] = [];
  /** What is open of a record, the record first. */
  readonly #open: XmlElement[] = [];
  #bytes = 0;
  #found: Map<string, RecordValue>[] = [];
  /** Paths that are headings as they are: of which a record has several, or which stand around it. */
  readonly whole = new Set<string>();

  /** @param ofKinds the names of elements that say by an attribute which of several they are */
  constructor(wanted: string, ofKinds: ReadonlySet<string>) {
    this.#wanted = wanted;
    this.#ofKinds = ofKinds;
  }

  /** What was found since it was asked last. */
  take(): Map<string, RecordValue>[] {
    return this.#found.splice(0);
  }

  begin(name: string, attributes: ReadonlyMap<string, string>): void {
    const above = this.#around.at(-1);
    if (above && this.#open.length === 0) above.isLeaf = false;
    if (this.#open.length === 0 && name !== this.#wanted) {
      const around: Around = { name, fields: new Map(), text: '', isLeaf: true };
      for (const [attribute, value] of attributes) addAround(around, attribute, value);
      this.#around.push(around);
      return;
    }
    const element: XmlElement = { name, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
    this.#grow(name.length + 64);
    for (const [attribute, value] of attributes) this.#grow(attribute.length + value.length);
  }

  /** @throws {WorkbookError} element-too-large */
  text(text: string): void {
    const element = this.#open.at(-1);
    if (!element) {
      const around = this.#around.at(-1);
      if (around && around.text.length < limits.textAround) around.text += text;
      return;
    }
    this.#grow(text.length);
    // Behind an element a text keeps its place, for it may be one of a page.
    if (element.children.length === 0) element.text += text;
    else if (text.trim() !== '')
      element.children.push({ name: textBetween, attributes: nothing, text, children: [] });
  }

  end(): void {
    const element = this.#open.pop();
    if (!element) {
      const { name, isLeaf, text } = this.#around.pop() ?? {};
      const above = this.#around.at(-1);
      if (above && name !== undefined && isLeaf && text?.trim()) addAround(above, name, text.trim());
      return;
    }
    if (this.#open.length > 0) return;
    this.#found.push(cellsOfElement(element, this.#cellsAround(), this.whole, this.#ofKinds));
    this.#bytes = 0;
  }

  /** `Gruppe.Name`, of groups within each other as a path. */
  #cellsAround(): Map<string, RecordValue> {
    const texts = new Map<string, string>();
    for (const { name, fields } of this.#around.slice(aroundFrom))
      for (const [field, value] of fields) {
        const path = `${name}${pathSign}${field}`;
        const outer = texts.get(path);
        this.whole.add(path);
        texts.set(path, outer === undefined ? value : `${outer}${step}${value}`);
      }
    return new Map([...texts].map(([path, text]) => [path, { text, measured: text, units: new Set() }]));
  }

  #grow(by: number): void {
    this.#bytes += by;
    if (this.#bytes > limits.recordBytes)
      throw new WorkbookError('element-too-large', {
        entry: 'XML',
        element: this.#wanted.slice(0, 60),
        limit: limits.recordBytes,
      });
  }
}

function addAround({ fields }: Around, name: string, value: string): void {
  if (fields.size < limits.fieldsAround && value !== '') fields.set(name, value.slice(0, limits.textAround));
}
