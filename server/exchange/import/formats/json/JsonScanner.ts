import { isUtf8 } from 'node:buffer';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { inList, JsonPlaces, noteMember, type Place } from './JsonPlaces.ts';
import { jsonTableLimits as limits } from './jsonTableLimits.ts';
import { wayOn, waysTo, type Way } from './Ways.ts';

const [quote, backslash, colon, comma, lineFeed] = [0x22, 0x5c, 0x3a, 0x2c, 0x0a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const part = 'JSON';

interface Open {
  isList: boolean;
  /** How it is called in what it stands in; of what is in a list `[]`. */
  step: string;
  /** Where it is on the way to records, if it leads there. */
  way: Way | undefined;
  /** Where it is counted, while nothing is taken out. */
  place?: Place | undefined;
  /** Of the member at hand; of a list always `[]`. */
  name: string;
  /** The texts of its members, of an object in a list around the records: their group. */
  texts?: Map<string, string>;
  /** What else it says of them: members that are objects or lists, as they stand in the file. */
  members?: Map<string, string>;
}

/** A record as it stands in the file. */
export interface JsonRecord {
  text: string;
  /** Of its first byte. */
  position: number;
  /** By which an object of objects calls it. */
  key?: string;
  /** By which what it stands in is called, from the outermost on, where records of several are taken out. */
  kinds: string[];
  /** What the groups say that it is in, before it: `{"name": "Türen", "items": […]}`. */
  groups: {
    list: string;
    texts: ReadonlyMap<string, string>;
    members: ReadonlyMap<string, string>;
  }[];
}

/**
 * Walks through JSON as its bytes come, whatever it holds: counts the objects at each place, and takes those of some places out.
 * A place is told by the steps to it, names with `[]` for what is in a list and `*` for any name; none lead to objects that are the
 * whole file, one alone or one a line.
 */
export class JsonScanner {
  readonly places = new JsonPlaces();
  readonly #ways: Way | undefined;
  readonly #open: Open[] = [];
  #position = 0;
  #isStarted = false;
  #isString = false;
  #isEscaped = false;
  /** Is the string at hand, or the last one, the name of a member? */
  #isName = false;
  /** Is it a text that a group says of the records in it? */
  #isOfGroup = false;
  #name: number[] = [];
  /** Whole values there were without a list around them, and whether a line ended since. */
  #roots = 0;
  #isNextLine = true;
  /** How many were open when the record at hand began; -1 outside of records. */
  #recordDepth = -1;
  #recordStart = 0;
  /** By which an object of objects calls it. */
  #recordKey: string | undefined;
  #parts: Buffer[] = [];
  #bytes = 0;
  /** How many were open when the member of a group at hand began, that is an object or a list; -1 outside of such. */
  #memberDepth = -1;
  #member: Buffer[] = [];

  /** @param wanted the places of the objects that are taken out, none within another */
  constructor(wanted?: readonly (readonly string[])[]) {
    this.#ways = wanted && waysTo(wanted);
  }

  /** @throws {WorkbookError} damaged-json, file-too-deep, element-too-large, not-utf8, too-many-entries */
  feed(chunk: Buffer): JsonRecord[] {
    const found: JsonRecord[] = [];
    let from = 0;
    let memberFrom = 0;
    let at = 0;
    if (!this.#isStarted && chunk.length >= 3) {
      this.#isStarted = true;
      if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) at = 3;
    }
    for (; at < chunk.length; at += 1) {
      // Within its length a buffer has a byte everywhere.
      const byte = chunk[at] ?? 0;
      if (this.#isString) {
        this.#inString(byte);
        continue;
      }
      if (byte <= 0x20) {
        if (byte === lineFeed) this.#isNextLine = true;
      } else if (byte === quote) {
        this.#isString = true;
        this.#isOfGroup = !this.#isName && this.#isInGroup();
        this.#name = [];
      } else if (byte === openBrace || byte === openBracket) {
        const isMember = this.#beginsMember(byte === openBracket);
        if (isMember) memberFrom = at;
        const isRecord = this.#begin(byte === openBracket, at);
        if (isRecord) from = at;
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#end(byte === closeBracket, at);
        if (this.#memberDepth >= 0 && this.#open.length === this.#memberDepth)
          this.#takeMember(chunk.subarray(memberFrom, at + 1));
        if (this.#recordDepth >= 0 && this.#open.length === this.#recordDepth) {
          this.#keep(chunk.subarray(from, at + 1));
          found.push(this.#take());
        }
      } else if (byte === colon) {
        this.#isName = false;
        const top = this.#open.at(-1);
        if (top?.place) noteMember(top.place, top.name);
      } else if (byte === comma) this.#isName = !(this.#open.at(-1)?.isList ?? true);
      else if (this.#open.length === 0) throw this.#damaged(at);
    }
    if (this.#recordDepth >= 0) this.#keep(chunk.subarray(from));
    if (this.#memberDepth >= 0) this.#member.push(Buffer.from(chunk.subarray(memberFrom)));
    this.#position += chunk.length;
    return found;
  }

  /** @throws {WorkbookError} empty-file, cut-off */
  finish(): void {
    if (this.#open.length > 0 || this.#isString) throw new WorkbookError('cut-off', { entry: part });
    if (this.#roots === 0) throw new WorkbookError('empty-file');
  }

  #inString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) {
      this.#isString = false;
      const top = this.#open.at(-1);
      if (!top) throw this.#damaged(0);
      if (this.#isName) top.name = nameOf(this.#name);
      else if (this.#isOfGroup) addText(top, this.#name);
      return;
    }
    if (this.#isOfGroup && this.#name.length <= longestOfGroup) this.#name.push(byte);
    if (!this.#isName) return;
    this.#name.push(byte);
    if (this.#name.length > limits.nameBytes)
      throw new WorkbookError('element-too-large', { entry: part, element: 'JSON', limit: limits.nameBytes });
  }

  /** Are the members at hand those of one of the objects around the records? */
  #isInGroup(): boolean {
    const top = this.#open.at(-1);
    if (this.#recordDepth >= 0 || !top?.way || top.isList) return false;
    return top.step === inList || top.way.isKeyed;
  }

  /** Does an object or a list begin here that a group says of the records in it, and that leads to none? */
  #beginsMember(isList: boolean): boolean {
    const top = this.#open.at(-1);
    if (this.#memberDepth >= 0 || !top || !this.#isInGroup() || wayOn(top.way as Way, top.name, isList))
      return false;
    this.#memberDepth = this.#open.length;
    return true;
  }

  #takeMember(last: Buffer): void {
    const group = this.#open.at(-1);
    const bytes = Buffer.concat([...this.#member, last]);
    this.#member = [];
    this.#memberDepth = -1;
    // What is longer describes something else than its products.
    if (!group || bytes.length > longestMember || !isUtf8(bytes)) return;
    group.members ??= new Map();
    if (group.members.size < mostOfGroup) group.members.set(group.name, bytes.toString('utf8'));
  }

  /** Begins an object or a list; is it a record? */
  #begin(isList: boolean, at: number): boolean {
    const top = this.#open.at(-1);
    if (!top && (!this.#isNextLine || (this.#roots > 0 && isList))) throw this.#damaged(at);
    if (this.#open.length >= limits.depth)
      throw new WorkbookError('file-too-deep', { entry: part, element: part, limit: limits.depth });
    const step = top?.name ?? '';
    const way = top ? top.way && wayOn(top.way, step, top.isList) : this.#ways;
    const isRecord = !isList && way?.isEnd === true;
    if (isRecord) {
      this.#recordDepth = this.#open.length;
      this.#recordStart = this.#position + at;
      this.#recordKey = way.isKeyed ? step : undefined;
    }
    this.#open.push({ isList, step, way, place: this.#placeOf(top, isList), name: isList ? inList : '' });
    this.#isName = !isList;
    return isRecord;
  }

  #placeOf(top: Open | undefined, isList: boolean): Place | undefined {
    if (this.#ways) return undefined;
    const place = top?.place ? this.places.within(top.place, top.name) : this.places.root;
    if (!isList) place.objects += 1;
    return place;
  }

  #end(isList: boolean, at: number): void {
    if (this.#open.pop()?.isList !== isList) throw this.#damaged(at);
    this.#isName = false;
    if (this.#open.length > 0) return;
    this.#roots += 1;
    this.#isNextLine = false;
  }

  #keep(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#bytes > limits.recordBytes)
      throw new WorkbookError('element-too-large', {
        entry: part,
        element: this.#recordPath() || part,
        limit: limits.recordBytes,
      });
    this.#parts.push(bytes);
  }

  #recordPath(): string {
    const steps = this.#open.slice(1, this.#recordDepth + 1).map(({ step }) => step);
    return steps.join('.');
  }

  #take(): JsonRecord {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#bytes = 0;
    this.#recordDepth = -1;
    if (!isUtf8(bytes)) throw new WorkbookError('not-utf8', { entry: part, encoding: '' });
    const kinds = this.#open.flatMap(({ step, way }) => (way?.isKind ? [step] : []));
    const groups = this.#open.flatMap(({ step, texts, members }, depth) => {
      const list = step === inList ? (this.#open[depth - 1]?.step ?? '') : '';
      return texts || members ? [{ list, texts: texts ?? new Map(), members: members ?? new Map() }] : [];
    });
    return {
      text: bytes.toString('utf8'),
      position: this.#recordStart,
      groups,
      kinds,
      ...(this.#recordKey !== undefined && { key: this.#recordKey }),
    };
  }

  #damaged(at: number): WorkbookError {
    return new WorkbookError('damaged-json', { position: this.#position + at });
  }
}

/** A longer text describes, and is said of no product. */
const longestOfGroup = 500;
const mostOfGroup = 20;
const longestMember = 20_000;

function addText(group: Open, bytes: readonly number[]): void {
  if (bytes.length === 0 || bytes.length > longestOfGroup) return;
  group.texts ??= new Map();
  if (group.texts.size < mostOfGroup) group.texts.set(group.name, nameOf(bytes));
}

function nameOf(bytes: readonly number[]): string {
  const text = Buffer.from(bytes).toString('utf8');
  if (!text.includes('\\')) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}
