import { decodeXmlText } from '../../../../base/workbook/decodeXmlText.ts';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { CLOSE, EMPTY, MORE, TEXT, XmlTokenizer } from '../../../../base/workbook/XmlTokenizer.ts';
import { KnownWords } from './KnownWords.ts';
import { attributeNames, type Attributes, type XmlElement } from './XmlElement.ts';
import { bmecatLimits as limits } from './bmecatLimits.ts';

const part = 'BMEcat';
/** Bytes of blanks, tabs and line ends. */
const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
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
  readonly #names = new KnownWords((name) => name);
  readonly #values = new KnownWords((value) => decodeXmlText(value, part));
  #size = 0;
  #found: XmlElement | undefined;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
  }

  /**
   * Reads no further than it is asked: of a chunk's elements only one need be in memory. Ask until the end.
   * @throws {WorkbookError} for what is no well-formed XML, or beyond `bmecatLimits`
   */
  *feed(chunk: Buffer): Generator<XmlElement, void, undefined> {
    this.#xml.feed(chunk);
    yield* this.#rest();
  }

  /** No more bytes will come. */
  *finish(): Generator<XmlElement, void, undefined> {
    this.#xml.finish();
    yield* this.#rest();
    if (this.#around.length + this.#open.length > 0) throw this.#xml.refusal('cut-off');
  }

  *#rest(): Generator<XmlElement, void, undefined> {
    for (let found = this.#next(); found; found = this.#next()) yield found;
  }

  /** Reads on until an element is whole; undefined where more bytes must come first. */
  #next(): XmlElement | undefined {
    this.#found = undefined;
    for (let token = this.#xml.next(); token !== MORE; token = this.#xml.next()) {
      if (token === TEXT) this.#text();
      else if (token === CLOSE) this.#close();
      else this.#begin(token === EMPTY);
      if (this.#found) return this.#found;
    }
    return undefined;
  }

  #begin(isEmpty: boolean): void {
    const { buffer, nameStart, nameEnd } = this.#xml;
    const name = this.#names.read(buffer, nameStart, nameEnd);
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
      found[name] = this.#values.read(xml.buffer, xml.start, xml.end);
    }
    return found ?? none;
  }

  #close(): void {
    const { buffer, nameStart, nameEnd } = this.#xml;
    const name = this.#names.read(buffer, nameStart, nameEnd);
    const open = this.#open.at(-1)?.name ?? this.#around.at(-1);
    if (name !== open) throw this.#xml.refusal('damaged-xml', { element: name });
    if (this.#open.length > 0) this.#end();
    else this.#around.pop();
  }

  #end(): void {
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#found = element;
    this.#size = 0;
  }

  #text(): void {
    const element = this.#open.at(-1);
    if (!element) return;
    if (element.text === '' && this.#isBlank()) return;
    const text = this.#xml.text();
    if (text.trim() === '' && element.text === '') return;
    this.#grow(text.length);
    element.text += text;
  }

  /** Is the last run of text nothing but what tags are set apart with? */
  #isBlank(): boolean {
    const { buffer, start, end } = this.#xml;
    for (let at = start; at < end; at++) if (!blanks.has(buffer[at] ?? 0)) return false;
    return true;
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
}
