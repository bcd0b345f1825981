import { decodeXmlText } from '../../../../base/workbook/decodeXmlText.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { CLOSE, EMPTY, MORE, TEXT, XmlTokenizer } from '../../../../base/workbook/XmlTokenizer.ts';
import { attributeNames, type Attributes, type XmlElement } from './XmlElement.ts';
import { bmecatLimits as limits } from './bmecatLimits.ts';

const part = 'BMEcat';
const none: Attributes = {};
const childless: XmlElement[] = [];

/** An element that may still get others. */
interface OpenElement extends XmlElement {
  children: XmlElement[];
}

/** Gives the elements of certain names as they close, each whole; what is around them is only followed. */
export class ElementReader {
  readonly #xml = new XmlTokenizer(part, { isForeign: true });
  readonly #wanted: ReadonlySet<string>;
  /** Names of what is open around an element that is wanted. */
  readonly #around: string[] = [];
  /** What is open of it, the outermost first. */
  readonly #open: OpenElement[] = [];
  /** The last name of each length with certain letters. */
  readonly #names = new Map<number, string>();
  #size = 0;
  #found: XmlElement[] = [];

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
  }

  /** @throws {WorkbookError} for what is no well-formed XML, or beyond `bmecatLimits` */
  feed(chunk: Buffer): XmlElement[] {
    this.#xml.feed(chunk);
    return this.#read();
  }

  /** No more bytes will come. */
  finish(): XmlElement[] {
    this.#xml.finish();
    const found = this.#read();
    if (this.#around.length + this.#open.length > 0) throw this.#xml.refusal('cut-off');
    return found;
  }

  #read(): XmlElement[] {
    for (let token = this.#xml.next(); token !== MORE; token = this.#xml.next()) {
      if (token === TEXT) this.#text();
      else if (token === CLOSE) this.#close();
      else this.#begin(token === EMPTY);
    }
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #begin(isEmpty: boolean): void {
    const name = this.#name();
    if (this.#open.length === 0 && !this.#wanted.has(name)) {
      if (isEmpty) return;
      this.#around.push(name);
    } else {
      const attributes = this.#xml.mayHaveAttributes ? this.#attributes() : none;
      const element: OpenElement = { name, attributes, text: '', children: childless };
      const above = this.#open.at(-1);
      // Most elements have none within: they share one empty list.
      if (above?.children === childless) above.children = [element];
      else above?.children.push(element);
      this.#open.push(element);
      this.#grow(name.length + 64);
      if (isEmpty) this.#end();
    }
    if (this.#around.length + this.#open.length > limits.depth)
      throw new WorkbookError('file-too-deep', { entry: part, element: name, limit: limits.depth });
  }

  #attributes(): Attributes {
    const xml = this.#xml;
    let found: { -readonly [Name in keyof Attributes]: string } | undefined;
    while (xml.nextAttribute()) {
      const name = attributeNames.find((each) => xml.isAttribute(each));
      if (name === undefined) continue;
      found ??= {};
      found[name] = decodeXmlText(xml.buffer.toString('utf8', xml.start, xml.end), part);
    }
    return found ?? none;
  }

  #close(): void {
    const name = this.#name();
    const open = this.#open.at(-1)?.name ?? this.#around.at(-1);
    if (name !== open) throw this.#xml.refusal('damaged-xml', { element: name });
    if (this.#open.length > 0) this.#end();
    else this.#around.pop();
  }

  #end(): void {
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#found.push(element);
    this.#size = 0;
  }

  #text(): void {
    const element = this.#open.at(-1);
    if (!element) return;
    const text = this.#xml.text();
    if (text.trim() === '' && element.text === '') return;
    this.#grow(text.length);
    element.text += text;
  }

  #grow(by: number): void {
    this.#size += by;
    if (this.#size > limits.elementBytes)
      throw new WorkbookError('element-too-large', {
        entry: part,
        element: this.#open[0]?.name ?? '',
        limit: limits.elementBytes,
      });
  }

  /** The name of the last tag: one of the few that were met before, mostly, and then no new string. */
  #name(): string {
    const { buffer, nameStart, nameEnd } = this.#xml;
    const alike =
      ((nameEnd - nameStart) << 16) | ((buffer[nameStart] ?? 0) << 8) | (buffer[nameEnd - 3] ?? 0);
    const known = this.#names.get(alike);
    if (known !== undefined && this.#xml.isNamed(known)) return known;
    const name = buffer.toString('utf8', nameStart, nameEnd);
    this.#names.set(alike, name);
    return name;
  }
}
