import { isUtf8 } from 'node:buffer';
import { workbookLimits as limits } from './limits.ts';
import { decodeXmlText } from './decodeXmlText.ts';
import { WorkbookError, type WorkbookErrorCode } from './WorkbookError.ts';

/** What `next()` found. `MORE`: the bytes fed so far end inside a token. */
export const MORE = 0;
export const OPEN = 1;
/** A tag that opens and closes at once: `<c/>`. */
export const EMPTY = 2;
export const CLOSE = 3;
export const TEXT = 4;

const START_BYTES = 256 * 1024;
const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const EQUALS = 0x3d;
const COLON = 0x3a;
const AMPERSAND = 0x26;
const SPACE = 0x20;
const CDATA = '<![CDATA[';
const DOCTYPE = '<!DOCTYPE';

/**
 * Cuts UTF-8 XML into tags and runs of text, over the bytes themselves: most of a sheet (references, indexes,
 * numbers) is read without ever becoming a string. Names are compared without their prefix, for some writers
 * say `<x:row>`. Refuses DOCTYPE (and with it every entity of a file's own), other encodings, NUL, and tokens
 * without end. It does not match tags: that is the reader's state.
 */
export class XmlTokenizer {
  buffer = Buffer.allocUnsafeSlow(START_BYTES);
  /** Of the last tag: its name without prefix. */
  nameStart = 0;
  nameEnd = 0;
  /** Of the last run of text, or the last attribute's value. */
  start = 0;
  end = 0;
  /** Of the last attribute: its name without prefix. */
  attributeStart = 0;
  attributeEnd = 0;

  readonly #part: string;
  readonly #isForeign: boolean;
  #position = 0;
  #filled = 0;
  #validated = 0;
  #started = false;
  #finished = false;
  #attributes = 0;
  #attributesEnd = 0;
  #isEscaped = false;
  #isAscii = true;

  /**
   * @param options `isForeign`: the file may be written by whatever program. A DOCTYPE that only names a definition
   * elsewhere is skipped (nothing is ever fetched), and the encoding may be declared as any, for it comes decoded.
   */
  constructor(part: string, { isForeign = false }: { isForeign?: boolean } = {}) {
    this.#part = part;
    this.#isForeign = isForeign;
  }

  /** Takes the next bytes; what `next()` has not used up is kept. */
  feed(chunk: Buffer): void {
    const rest = this.#filled - this.#position;
    if (rest > limits.tokenBytes) throw this.refusal('text-too-long', { limit: limits.cellLength });
    const needed = rest + chunk.length;
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.buffer.length * 2));
      this.buffer.copy(larger, 0, this.#position, this.#filled);
      this.buffer = larger;
    } else {
      this.buffer.copyWithin(0, this.#position, this.#filled);
    }
    chunk.copy(this.buffer, rest);
    this.#validated -= this.#position;
    this.#position = 0;
    this.#filled = needed;
    if (!this.#started && needed >= 3) this.#skipByteOrderMark();
    this.#requireUtf8(needed - unfinishedBytes(this.buffer, needed));
  }

  /** No more bytes will come: a token that is open now stays open for ever. */
  finish(): void {
    this.#requireUtf8(this.#filled);
    this.#finished = true;
    if (this.next() === MORE && this.#position < this.#filled) throw this.refusal('cut-off');
  }

  refusal(code: WorkbookErrorCode, details: Record<string, string | number> = {}): WorkbookError {
    return new WorkbookError(code, { entry: this.#part, ...details });
  }

  next(): number {
    const { buffer } = this;
    const filled = this.#filled;
    for (;;) {
      const begin = this.#position;
      if (begin >= filled) return MORE;
      if (buffer[begin] !== LESS) return this.#readText(begin);
      if (begin + 1 >= filled) return MORE;
      const second = buffer[begin + 1];
      if (second === SLASH) return this.#readClose(begin);
      if (second === 0x3f) {
        if (!this.#skipInstruction(begin)) return MORE;
      } else if (second === 0x21) {
        const kind = this.#readDeclaration(begin);
        if (kind !== EMPTY) return kind;
      } else {
        return this.#readOpen(begin);
      }
    }
  }

  /** Steps to the next attribute of the last opened tag; false when there is none. */
  nextAttribute(): boolean {
    const { buffer } = this;
    const limit = this.#attributesEnd;
    let at = this.#attributes;
    while (at < limit && buffer[at]! <= SPACE) at++;
    if (at >= limit) return false;
    this.attributeStart = at;
    while (at < limit && buffer[at] !== EQUALS && buffer[at]! > SPACE) {
      if (buffer[at] === COLON) this.attributeStart = at + 1;
      at++;
    }
    this.attributeEnd = at;
    while (at < limit && buffer[at]! <= SPACE) at++;
    if (buffer[at] !== EQUALS) throw this.refusal('damaged-xml');
    at++;
    while (at < limit && buffer[at]! <= SPACE) at++;
    const quote = buffer[at];
    if (quote !== QUOTE && quote !== APOSTROPHE) throw this.refusal('damaged-xml');
    this.start = ++at;
    while (at < limit && buffer[at] !== quote) at++;
    if (at >= limit) throw this.refusal('damaged-xml');
    this.end = at;
    this.#attributes = at + 1;
    return true;
  }

  /** Has the last opened tag anything behind its name? */
  get mayHaveAttributes(): boolean {
    return this.#attributes < this.#attributesEnd;
  }

  /** All attributes of the last opened tag, names without prefix. For the small parts. */
  attributes(): Map<string, string> {
    const found = new Map<string, string>();
    while (this.nextAttribute()) {
      const name = this.buffer.toString('latin1', this.attributeStart, this.attributeEnd);
      found.set(name, decodeXmlText(this.buffer.toString('utf8', this.start, this.end), this.#part));
    }
    return found;
  }

  isNamed(name: string): boolean {
    const { buffer, nameStart } = this;
    if (this.nameEnd - nameStart !== name.length) return false;
    for (let i = 0; i < name.length; i++) if (buffer[nameStart + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  isAttribute(name: string): boolean {
    const { buffer, attributeStart } = this;
    if (this.attributeEnd - attributeStart !== name.length) return false;
    for (let i = 0; i < name.length; i++) if (buffer[attributeStart + i] !== name.charCodeAt(i)) return false;
    return true;
  }

  /** The last run of text, entities resolved. */
  text(): string {
    const { buffer, start, end } = this;
    const raw = this.#isAscii ? buffer.toString('latin1', start, end) : buffer.toString('utf8', start, end);
    return this.#isEscaped ? decodeXmlText(raw, this.#part) : raw;
  }

  #readText(begin: number): number {
    const { buffer } = this;
    const filled = this.#filled;
    let at = begin;
    let all = 0;
    let isEscaped = false;
    for (; at < filled; at++) {
      const byte = buffer[at]!;
      if (byte === LESS) break;
      all |= byte;
      if (byte === AMPERSAND || byte < SPACE) isEscaped = true;
    }
    if (at === filled && !this.#finished) return MORE;
    this.start = begin;
    this.end = this.#position = at;
    this.#isAscii = all < 0x80;
    this.#isEscaped = isEscaped;
    return TEXT;
  }

  #readOpen(begin: number): number {
    const { buffer } = this;
    const filled = this.#filled;
    let at = begin + 1;
    this.nameStart = at;
    for (; at < filled; at++) {
      const byte = buffer[at]!;
      if (byte === GREATER || byte === SLASH || byte <= SPACE) break;
      if (byte === COLON) this.nameStart = at + 1;
    }
    this.nameEnd = at;
    this.#attributes = at;
    for (; at < filled; at++) {
      const byte = buffer[at]!;
      if (byte === GREATER) break;
      if (byte === QUOTE || byte === APOSTROPHE) {
        at++;
        while (at < filled && buffer[at] !== byte) at++;
      } else if (byte === LESS) {
        throw this.refusal('damaged-xml');
      }
    }
    if (at >= filled) return MORE;
    this.#position = at + 1;
    const isEmpty = buffer[at - 1] === SLASH;
    this.#attributesEnd = isEmpty ? at - 1 : at;
    return isEmpty ? EMPTY : OPEN;
  }

  #readClose(begin: number): number {
    const { buffer } = this;
    const filled = this.#filled;
    let at = begin + 2;
    this.nameStart = at;
    this.nameEnd = 0;
    for (; at < filled; at++) {
      const byte = buffer[at]!;
      if (byte === GREATER) break;
      if (byte === COLON) this.nameStart = at + 1;
      else if (byte <= SPACE && this.nameEnd === 0) this.nameEnd = at;
      else if (byte === LESS) throw this.refusal('damaged-xml');
    }
    if (at >= filled) return MORE;
    if (this.nameEnd === 0) this.nameEnd = at;
    this.#position = at + 1;
    return CLOSE;
  }

  /** `<?xml ...?>` and other instructions: only the encoding matters. */
  #skipInstruction(begin: number): boolean {
    const end = this.#find('?>', begin);
    if (end < 0) return false;
    const encoding = /^<\?xml\s.*encoding\s*=\s*["']([^"']*)/s.exec(
      this.buffer.toString('latin1', begin, end),
    )?.[1];
    if (encoding && !this.#isForeign && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
      throw this.refusal('not-utf8', { encoding });
    this.#position = end + 2;
    return true;
  }

  /** A comment is skipped (EMPTY), CDATA is text, DOCTYPE and its like are refused. */
  #readDeclaration(begin: number): number {
    const head = this.buffer.toString('latin1', begin, Math.min(begin + CDATA.length, this.#filled));
    if (head.startsWith('<!--')) {
      const end = this.#find('-->', begin + 4);
      if (end < 0) return MORE;
      this.#position = end + 3;
      return EMPTY;
    }
    if (head === CDATA) {
      const end = this.#find(']]>', begin + CDATA.length);
      if (end < 0) return MORE;
      this.start = begin + CDATA.length;
      this.end = end;
      this.#isAscii = false;
      this.#isEscaped = false;
      this.#position = end + 3;
      return TEXT;
    }
    if ('<!--'.startsWith(head) || CDATA.startsWith(head)) return MORE;
    if (this.#isForeign && DOCTYPE.startsWith(head))
      return head === DOCTYPE ? this.#skipDoctype(begin) : MORE;
    throw this.refusal('doctype');
  }

  /** One without entities of its own: what else stands in brackets only says what elements there may be. */
  #skipDoctype(begin: number): number {
    const end = this.#find('>', begin);
    const brackets = this.#find('[', begin);
    if (brackets >= 0 && (end < 0 || brackets < end)) return this.#skipSubset(brackets);
    if (end < 0) return MORE;
    this.#position = end + 1;
    return EMPTY;
  }

  #skipSubset(begin: number): number {
    const subset = this.buffer.subarray(begin, this.#filled).toString('latin1');
    const [whole, declared = ''] = /^\[([^\]]*)\]\s*>/.exec(subset) ?? [];
    const isOfEntities = /<!ENTITY\s+(?!%\s)|\bSYSTEM\b|\bPUBLIC\b/.test(
      whole === undefined ? subset : declared,
    );
    if (isOfEntities && whole !== undefined) throw this.refusal('doctype');
    if (whole === undefined && (isOfEntities || subset.includes(']'))) throw this.refusal('doctype');
    if (whole === undefined) return MORE;
    this.#position = begin + whole.length;
    return EMPTY;
  }

  #find(text: string, from: number): number {
    return this.buffer.subarray(0, this.#filled).indexOf(text, from, 'latin1');
  }

  #skipByteOrderMark(): void {
    this.#started = true;
    const { buffer } = this;
    if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) this.#position = this.#validated = 3;
  }

  #requireUtf8(until: number): void {
    if (until <= this.#validated) return;
    const bytes = this.buffer.subarray(this.#validated, until);
    if (!isUtf8(bytes) || bytes.includes(0)) throw this.refusal('not-utf8');
    this.#validated = until;
  }
}

/** Bytes at the end that may be the beginning of a character whose rest comes with the next chunk. */
function unfinishedBytes(buffer: Buffer, filled: number): number {
  for (let back = 1; back <= 3 && back <= filled; back++) {
    const byte = buffer[filled - back]!;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back;
  }
  return 0;
}
