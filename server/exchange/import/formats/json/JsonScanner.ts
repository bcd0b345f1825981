import { isUtf8 } from 'node:buffer';
import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { jsonTableLimits as limits } from './jsonTableLimits.ts';

const [quote, backslash, colon, comma, lineFeed] = [0x22, 0x5c, 0x3a, 0x2c, 0x0a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const part = 'JSON';
/** The place of records that are the members of the outermost object. */
export const keyedPlace = '{}';
/** In the place of the name of a list, for all lists of an object: `products.*[]`. */
export const anyList = '*[]';
const fewestKeyed = 3;

interface Open {
  isList: boolean;
  /** Where it stands: names, and `[]` for each list. */
  path: string;
  /** Of the member at hand; of a list always `[]`. */
  name: string;
  /** The texts of its members, of an object in a list around the records: their group. */
  texts?: Map<string, string>;
}

/** A record as it stands in the file. */
export interface JsonRecord {
  text: string;
  /** Of its first byte. */
  position: number;
  /** By which an object of objects calls it. */
  key?: string;
  /** The name of the list that it is in, where records of several are taken out. */
  kind?: string;
  /** What the groups say that it is in, before it: `{"name": "Türen", "items": […]}`. */
  groups: { list: string; texts: ReadonlyMap<string, string> }[];
}

/**
 * Walks through JSON as its bytes come, whatever it holds: counts the objects at each place, and takes those of one place out.
 * A place is the path of names to it with `[]` for each list: `products[]`, `` for objects that are the whole file, one
 * alone or one a line, or `{}` for the members of an object of objects.
 */
export class JsonScanner {
  /** How many objects there are by place. */
  readonly objects = new Map<string, number>();
  /** Members of the outermost object, and how many of them are objects themselves. */
  #members = 0;
  #objectMembers = 0;
  readonly #wanted: string | undefined;
  /** Of the object all of whose lists are wanted, with the dot behind it. */
  readonly #wantedIn: string | undefined;
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
  #parts: Buffer[] = [];
  #key = '';
  #bytes = 0;

  /** @param wanted the place whose objects are taken out */
  constructor(wanted?: string) {
    this.#wanted = wanted;
    this.#wantedIn = wanted?.endsWith(`.${anyList}`) ? wanted.slice(0, -anyList.length) : undefined;
  }

  /** Is the file an object of objects, each called by its key: `{"fenster-1": {…}, "fenster-2": {…}}`? */
  get isKeyed(): boolean {
    return this.#members >= fewestKeyed && this.#members === this.#objectMembers;
  }

  /** @throws {WorkbookError} damaged-json, file-too-deep, element-too-large, not-utf8, too-many-entries */
  feed(chunk: Buffer): JsonRecord[] {
    const found: JsonRecord[] = [];
    let from = 0;
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
        const isMember = this.#open.length === 1 && this.#open[0]?.isList === false;
        if (isMember && byte === openBrace) this.#objectMembers += 1;
        const isRecord = this.#begin(byte === openBracket, at);
        if (isRecord) from = at;
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#end(byte === closeBracket, at);
        if (this.#recordDepth >= 0 && this.#open.length === this.#recordDepth) {
          this.#keep(chunk.subarray(from, at + 1));
          found.push(this.#take());
        }
      } else if (byte === colon) {
        this.#isName = false;
        if (this.#open.length === 1) this.#members += 1;
      } else if (byte === comma) this.#isName = !(this.#open.at(-1)?.isList ?? true);
      else if (this.#open.length === 0) throw this.#damaged(at);
    }
    if (this.#recordDepth >= 0) this.#keep(chunk.subarray(from));
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

  /** Are the members at hand those of an object in a list around the records? */
  #isInGroup(): boolean {
    const top = this.#open.at(-1);
    return (
      this.#recordDepth < 0 &&
      top?.isList === false &&
      isIn(top.path, this.#wanted) &&
      top.path.endsWith('[]')
    );
  }

  /** Begins an object or a list; is it a record? */
  #begin(isList: boolean, at: number): boolean {
    const top = this.#open.at(-1);
    if (!top && (!this.#isNextLine || (this.#roots > 0 && isList))) throw this.#damaged(at);
    if (this.#open.length >= limits.depth)
      throw new WorkbookError('file-too-deep', { entry: part, element: part, limit: limits.depth });
    const isWithin = this.#recordDepth >= 0;
    const path = top && !isWithin ? `${top.path}${top.path && !top.isList ? '.' : ''}${top.name}` : '';
    const isKeyed = this.#wanted === keyedPlace && this.#open.length === 1 && top?.isList === false;
    const isRecord = !isList && !isWithin && (isKeyed || path === this.#wanted || this.#isInAnyList(path));
    if (isKeyed) this.#key = top.name;
    if (isRecord && this.#wantedIn !== undefined) this.#key = lastName(path);
    if (!isList && this.#wanted === undefined) this.#count(path);
    if (isRecord) {
      this.#recordDepth = this.#open.length;
      this.#recordStart = this.#position + at;
    }
    this.#open.push({ isList, path: path.slice(0, limits.nameBytes), name: isList ? '[]' : '' });
    this.#isName = !isList;
    return isRecord;
  }

  #isInAnyList(path: string): boolean {
    const above = this.#wantedIn;
    if (above === undefined || !path.startsWith(above)) return false;
    return /^[^.[\]]+\[\]$/.test(path.slice(above.length));
  }

  #end(isList: boolean, at: number): void {
    if (this.#open.pop()?.isList !== isList) throw this.#damaged(at);
    this.#isName = false;
    if (this.#open.length > 0) return;
    this.#roots += 1;
    this.#isNextLine = false;
  }

  #count(path: string): void {
    this.objects.set(path, (this.objects.get(path) ?? 0) + 1);
    if (this.objects.size > limits.places)
      throw new WorkbookError('too-many-entries', { entry: part, limit: limits.places });
  }

  #keep(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#bytes > limits.recordBytes)
      throw new WorkbookError('element-too-large', {
        entry: part,
        element: this.#wanted || part,
        limit: limits.recordBytes,
      });
    this.#parts.push(bytes);
  }

  #take(): JsonRecord {
    const bytes = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#bytes = 0;
    this.#recordDepth = -1;
    if (!isUtf8(bytes)) throw new WorkbookError('not-utf8', { entry: part, encoding: '' });
    const key = this.#wanted === keyedPlace ? { key: this.#key } : {};
    const kind = this.#wantedIn === undefined ? {} : { kind: this.#key };
    const groups = this.#open.flatMap(({ path, texts }) => (texts ? [{ list: lastName(path), texts }] : []));
    return { text: bytes.toString('utf8'), position: this.#recordStart, groups, ...key, ...kind };
  }

  #damaged(at: number): WorkbookError {
    return new WorkbookError('damaged-json', { position: this.#position + at });
  }
}

/** A longer text describes, and is said of no product. */
const longestOfGroup = 500;
const mostOfGroup = 20;

function addText(group: Open, bytes: readonly number[]): void {
  if (bytes.length === 0 || bytes.length > longestOfGroup) return;
  group.texts ??= new Map();
  if (group.texts.size < mostOfGroup) group.texts.set(group.name, nameOf(bytes));
}

/** Do records of that place stand in objects of this one? */
function isIn(path: string, wanted: string | undefined): boolean {
  return wanted !== undefined && wanted !== path && wanted.startsWith(path);
}

/** `categories` of `shop.categories[]`. */
function lastName(path: string): string {
  return path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
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
