import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { articleFields, secondFields, unitOf, type Article, type Places } from './datanormFields.ts';
import type { DatanormLine } from './datanormLines.ts';

/** What became of an article that is sold no more, or under another number. */
export interface Withdrawn {
  line: number;
  number: string;
  successor: string;
}

/** The lines of a text by their numbers. */
type Lines = Map<number, string>;

/** What may be held in memory of what stands beside the articles. */
const mostKeptBytes = 128 * 1024 * 1024;
const fieldBytes = 32;

const priceUnits4 = ['1', '10', '100', '1000'];
const priceKinds = new Map([
  ['1', 'Listenpreis'],
  ['2', 'Nettopreis'],
  ['9', 'auf Anfrage'],
]);
/** What short texts are cut at, in the middle of words. */
const shortText = 40;
const listed = /^\s*(?:[-*•–+]|\d+[.)])/;

/**
 * What the records of a file, or of all files of one delivery, say beside its articles: texts, groups, second halves,
 * prices. They may stand anywhere, so that a file is read for them first.
 */
export class DatanormCatalogue {
  readonly withdrawn: Withdrawn[] = [];
  #version: 4 | 5 = 4;
  #currency = '';
  #kept = 0;
  readonly #texts = new Map<string, Lines>();
  readonly #dimensions = new Map<string, string[][]>();
  readonly #groups = new Map<string, string>();
  /** By number of the article. */
  readonly #seconds = new Map<string, string>();
  readonly #prices = new Map<string, Article>();
  readonly #steps = new Map<string, string>();
  readonly #articles = new Set<string>();

  /** Numbers of articles of which nothing is said but a price, or a second half. */
  *numbersAlone(): Generator<string> {
    for (const number of new Set([...this.#prices.keys(), ...this.#seconds.keys()]))
      if (!this.#articles.has(number)) yield number;
  }

  /** Takes what any record but an article says. @throws {WorkbookError} too-large */
  note({ number: line, fields }: DatanormLine): void {
    const [kind = '', flag = '', key = ''] = fields.slice(0, 3).map((field) => field.trim());
    if (kind.startsWith('V')) return this.#begin(fields);
    if (kind === 'A') return this.#noteArticle(line, flag, key, fields);
    if (kind === 'B') return this.#noteSecond(line, flag, key, fields);
    if (kind === 'T' || (kind === 'E' && this.#version === 4)) this.#noteText(kind, key, fields);
    else if (kind === 'D') this.#noteDimension(key, fields);
    else if (kind === 'S') this.#noteGroup(fields.map((field) => field.trim()));
    else if (kind === 'P') this.#notePrices(fields.map((field) => field.trim()));
    else if (kind === 'Z')
      this.#noteStep(
        key,
        fields.map((field) => field.trim()),
      );
  }

  /** The article that a record `A` begins, whole; undefined for any other record, and for one that withdraws an article. */
  article({ fields }: DatanormLine): Article | undefined {
    const [kind = '', flag, number = ''] = fields.slice(0, 3).map((field) => field.trim());
    if (kind.startsWith('V')) this.#begin(fields);
    if (kind !== 'A' || number === '' || (this.#version === 4 && /^[LX]$/i.test(flag ?? '')))
      return undefined;
    const { text1, text2, longText, places } = articleFields[this.#version];
    const long = (fields[longText] ?? '').trim();
    return this.#whole(number, {
      ...take(fields, places),
      Kurztext: joinShort(fields[text1] ?? '', fields[text2] ?? ''),
      Langtext: joinLines([...this.#linesOf(`T${long}`), ...this.#dimensionOf(number)]),
    });
  }

  /** An article of which there is no record `A`: what is said of it elsewhere. */
  alone(number: string): Article {
    return this.#whole(number, {});
  }

  #whole(number: string, said: Article): Article {
    const second = this.#seconds.get(number);
    const article: Article = {
      Artikelnummer: number,
      ...said,
      ...(second !== undefined && take(second.split(';'), secondFields)),
    };
    const price = Number(article.Preis ?? '');
    if (article.Preis !== undefined) this.#setPrice(article, article.Preis, article.Preiseinheit ?? '');
    if (price === 0) delete article.Preis;
    Object.assign(article, this.#prices.get(number));
    const kind = article.Preiskennzeichen;
    if (kind !== undefined) article.Preiskennzeichen = priceKinds.get(kind) ?? kind;
    const steps = this.#steps.get(number);
    if (steps !== undefined) article.Staffelpreise = steps;
    this.#readGroup(article);
    readUnit(article);
    readGtin(article);
    return article;
  }

  #begin(fields: readonly string[]): void {
    const [whole = ''] = fields;
    this.#version = fields[1]?.trim() === '050' || fields[1]?.trim() === '50' ? 5 : 4;
    const said =
      this.#version === 5 ? fields[4]?.trim() : /04([A-Z]{3})\s*$/.exec(fields.join(';') || whole)?.[1];
    if (said) this.#currency = said;
  }

  #noteArticle(line: number, flag: string, key: string, fields: readonly string[]): void {
    if (this.#version === 4 && /^[LX]$/i.test(flag))
      this.#withdraw(line, key, /^X$/i.test(flag) ? (fields[4] ?? '').trim() : '');
    else this.#articles.add(this.#keep(key));
  }

  #noteSecond(line: number, flag: string, key: string, fields: readonly string[]): void {
    if (this.#version === 5) this.#withdraw(line, key, (fields[3] ?? '').trim());
    else if (key !== '' && !/^[LX]$/i.test(flag)) {
      this.#seconds.set(this.#keep(key), this.#keep(fields.join(';')));
    }
  }

  #withdraw(line: number, number: string, successor: string): void {
    this.withdrawn.push({ line, number: this.#keep(number), successor: this.#keep(successor) });
  }

  #noteText(kind: string, key: string, fields: readonly string[]): void {
    const places =
      this.#version === 4
        ? [
            [4, 6],
            [7, 9],
          ]
        : [[4, 5]];
    for (const [lineAt = 0, textAt = 0] of places) {
      const number = (fields[lineAt] ?? '').trim();
      const text = fields[textAt];
      if (number === '' || text === undefined) continue;
      const name = `${this.#version === 5 && (fields[3] ?? '').trim() === '2' ? 'E' : kind}${key}`;
      const lines = this.#texts.get(name) ?? new Map<number, string>();
      lines.set(Number(number) || lines.size + 1, this.#keep(text.trimEnd()));
      this.#texts.set(this.#keep(name), lines);
    }
  }

  #noteDimension(key: string, fields: readonly string[]): void {
    const parts =
      this.#version === 5
        ? [[fields[4] ?? 'F', fields[6] ?? '', fields[5] ?? '']]
        : [fields.slice(4, 7), fields.slice(8, 11)];
    const filled = parts.filter(([kind = '']) => kind.trim() !== '');
    const kept = filled.map((part) => part.map((field) => this.#keep(field)));
    this.#dimensions.set(this.#keep(key), [...(this.#dimensions.get(key) ?? []), ...kept]);
  }

  /** Version 4 names a group behind its code, the one below it two fields on; 5 has one record for each. */
  #noteGroup(fields: readonly string[]): void {
    const is5 = this.#version === 5 && (fields[1] ?? '') !== '';
    const [main = '', name = '', below = '', belowName = ''] = is5
      ? [fields[1], fields[2] ? '' : fields[3], fields[2], fields[3]]
      : fields.slice(2);
    if (name !== '') this.#groups.set(this.#keep(main), this.#keep(name));
    if (below !== '' && belowName !== '')
      this.#groups.set(this.#keep(`${main};${below}`), this.#keep(belowName));
  }

  #notePrices(fields: readonly string[]): void {
    if (this.#version === 5) {
      const [, number = '', kind = '', unit = '', price = '', group = ''] = fields;
      if (number !== '') this.#notePrice(number, { kind, unit, price, group });
      return;
    }
    // Up to three articles in one record.
    for (let at = 2; at + 2 < fields.length; at += 9) {
      const [number = '', kind = '', price = '', discount = '', group = ''] = fields.slice(at);
      if (number !== '')
        this.#notePrice(number, { kind, unit: '', price, group: discount === '0' ? group : '' });
    }
  }

  #notePrice(number: string, said: { kind: string; unit: string; price: string; group: string }): void {
    const { kind, unit, price, group } = said;
    const article: Article = {
      ...this.#prices.get(number),
      ...(group && { Rabattgruppe: this.#keep(group) }),
    };
    // One record may say both, what is listed and what is paid.
    if (kind === '2') {
      if (Number(price) > 0) article.Nettopreis = hundredths(this.#keep(price));
    } else {
      article.Preiskennzeichen = this.#keep(kind);
      if (Number(price) > 0) this.#setPrice(article, this.#keep(price), this.#keep(unit));
    }
    this.#prices.set(this.#keep(number), article);
  }

  #noteStep(key: string, fields: readonly string[]): void {
    const text = fields.slice(3).filter(Boolean).join(' ');
    this.#steps.set(this.#keep(key), this.#keep([this.#steps.get(key), text].filter(Boolean).join('\n')));
  }

  /** In hundredths, for a number of units: by code in version 4. */
  #setPrice(article: Article, price: string, unit: string): void {
    article.Preis = hundredths(price);
    const amount = this.#version === 4 ? priceUnits4[Number(unit)] : unit;
    if (unit !== '') article.Preiseinheit = amount ?? unit;
    if (this.#currency !== '') article.Währung = this.#currency;
  }

  /** The path of names, where the delivery has them; codes alone are no category. */
  #readGroup(article: Article): void {
    const main = article['Hauptwarengruppe (Code)'] ?? '';
    const below = article['Warengruppe (Code)'] ?? '';
    const names = [this.#groups.get(main), this.#groups.get(`${main};${below}`)].filter(
      (name) => name !== undefined,
    );
    // Some write the names in place of the codes.
    const words = [main, below].filter((code) => /\p{Ll}{4}/u.test(code));
    const path = names.length > 0 ? names : words.slice(-1);
    if (path.length > 0) article.Warengruppe = path.join(' > ');
  }

  #linesOf(name: string): string[] {
    const lines = this.#texts.get(name);
    return [...(lines ?? [])].toSorted(([one], [other]) => one - other).map(([, text]) => text);
  }

  #dimensionOf(number: string): string[] {
    return (this.#dimensions.get(number) ?? []).flatMap(([kind = '', block = '', text = '']) => {
      if (/^F$/i.test(kind.trim())) return [text.trimEnd()];
      const name = block.trim();
      if (/^T$/i.test(kind.trim())) return this.#linesOf(`T${name}`);
      // Words of the article's own, between dollar signs, for the places of a text of many articles.
      const words = text.split('$').filter((word) => word !== '');
      return this.#linesOf(`E${name}`).map((line) => line.replaceAll(/\$+/g, () => words.shift() ?? ''));
    });
  }

  /** A copy of a text that is held in memory: a part of a line would hold the whole piece of the file. */
  #keep(text: string): string {
    this.#kept += text.length + fieldBytes;
    if (this.#kept > mostKeptBytes)
      throw new WorkbookError('too-large', { entry: 'DATANORM', bytes: this.#kept, limit: mostKeptBytes });
    return Buffer.from(text).toString();
  }
}

/** A price is a whole number of hundredths; what is none stays as it is. */
function hundredths(price: string): string {
  return /^\d{1,12}$/.test(price) ? (Number(price) / 100).toFixed(2) : price;
}

function take(fields: readonly string[], places: Places): Article {
  const article: Article = {};
  for (const [heading, place] of places) {
    const text = (fields[place] ?? '').trim();
    if (text !== '') article[heading] = text;
  }
  return article;
}

/** A first text that is full was cut there, where the second goes on with a small letter. */
function joinShort(first: string, second: string): string {
  const isCut = first.length >= shortText && /\S$/.test(first) && /^\p{Ll}/u.test(second);
  return isCut ? `${first}${second.trimEnd()}` : `${first.trim()} ${second.trim()}`.trim();
}

/** Lines were broken for paper: they are one paragraph, unless one ends early or the next one is an item of a list. */
function joinLines(lines: readonly string[]): string {
  let text = '';
  let former = '';
  for (const line of lines) {
    const isNew = former.trim().length < shortText * 0.6 || listed.test(line) || line.trim() === '';
    text += text === '' ? line.trim() : `${isNew ? '\n' : ' '}${line.trim()}`;
    former = line;
  }
  return text.trim();
}

function readUnit(article: Article): void {
  const unit = article.Mengeneinheit;
  if (unit === undefined) return;
  const code = unitOf(unit);
  if (code !== undefined) article.Mengeneinheit = code;
  else {
    delete article.Mengeneinheit;
    article['Mengeneinheit des Lieferanten'] = unit;
  }
  if (!(Number(article.Verpackungsmenge) > 0)) delete article.Verpackungsmenge;
}

/** Some fill the field with zeros, or with a number of their own. */
function readGtin(article: Article): void {
  const gtin = article.EAN;
  if (gtin === undefined || /^(?:\d{8}|\d{12,14})$/.test(gtin)) return;
  delete article.EAN;
  if (!/^0*$/.test(gtin)) article['EAN (unlesbar)'] = gtin;
}
