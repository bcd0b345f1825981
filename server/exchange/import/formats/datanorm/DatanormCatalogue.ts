import {
  articleFields,
  secondFields,
  unitOf,
  type Article,
  type DatanormVersion,
  type Places,
} from './datanormFields.ts';
import type { DatanormLine } from './datanormLines.ts';
import { DatanormPrices } from './DatanormPrices.ts';
import { DatanormTexts } from './DatanormTexts.ts';
import { joinShort } from './joinTexts.ts';
import { KeptTexts } from './KeptTexts.ts';

/** What became of an article that is sold no more, or under another number. */
export interface Withdrawn {
  line: number;
  number: string;
  successor: string;
}

/**
 * What the records of a file, or of all files of one delivery, say beside its articles: texts, groups, second halves,
 * prices. They may stand anywhere, so that a file is read for them first.
 */
export class DatanormCatalogue {
  readonly withdrawn: Withdrawn[] = [];
  #version: DatanormVersion = 4;
  readonly #kept = new KeptTexts();
  readonly #texts = new DatanormTexts(this.#kept);
  readonly #prices = new DatanormPrices(this.#kept);
  readonly #groups = new Map<string, string>();
  /** By the number of each article where its second half lies, undefined where it has none. */
  readonly #seconds = new Map<string, number | undefined>();
  /** Of which there is a second half and nothing else so far. */
  readonly #halves = new Set<string>();

  /** Numbers of articles of which nothing is said but a price, or a second half. */
  *numbersAlone(): Generator<string> {
    const halves = this.#halves;
    for (const number of this.#prices.numbers())
      if (halves.has(number) || !this.#seconds.has(number)) yield number;
    for (const number of halves) if (!this.#prices.has(number)) yield number;
  }

  /** Takes what any record but an article says. @throws {WorkbookError} too-large */
  note({ number: line, fields }: DatanormLine): void {
    const [kind = '', flag = '', key = ''] = fields.slice(0, 3).map((field) => field.trim());
    if (kind.startsWith('V')) return this.#begin(fields);
    if (kind === 'A') return this.#noteArticle(line, flag, key, fields);
    if (kind === 'B') return this.#noteSecond(line, flag, key, fields);
    const trimmed = () => fields.map((field) => field.trim());
    if (kind === 'T' || (kind === 'E' && this.#version === 4))
      this.#texts.noteText(this.#version, kind, key, fields);
    else if (kind === 'D') this.#texts.noteDimension(this.#version, key, fields);
    else if (kind === 'S') this.#noteGroup(trimmed());
    else if (kind === 'P') this.#prices.note(this.#version, trimmed());
    else if (kind === 'Z') this.#prices.noteStep(key, trimmed());
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
      Langtext: this.#texts.textOf(long, number),
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
      ...(second !== undefined && take(this.#kept.at(second).split(';'), secondFields)),
    };
    this.#prices.readInto(this.#version, article, number);
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
    if (said) this.#prices.currency = said;
  }

  #noteArticle(line: number, flag: string, key: string, fields: readonly string[]): void {
    if (this.#version === 4 && /^[LX]$/i.test(flag))
      this.#withdraw(line, key, /^X$/i.test(flag) ? (fields[4] ?? '').trim() : '');
    else if (!this.#seconds.has(key)) this.#seconds.set(this.#kept.keep(key), undefined);
    else this.#halves.delete(key);
  }

  #noteSecond(line: number, flag: string, key: string, fields: readonly string[]): void {
    if (this.#version === 5) this.#withdraw(line, key, (fields[3] ?? '').trim());
    else if (key !== '' && !/^[LX]$/i.test(flag)) {
      const isKnown = this.#seconds.has(key);
      const number = isKnown ? key : this.#kept.keep(key);
      if (!isKnown) this.#halves.add(number);
      this.#seconds.set(number, this.#kept.put(fields.join(';')));
    }
  }

  #withdraw(line: number, number: string, successor: string): void {
    this.withdrawn.push({ line, number: this.#kept.keep(number), successor: this.#kept.keep(successor) });
  }

  /** Version 4 names a group behind its code, the one below it two fields on; 5 has one record for each. */
  #noteGroup(fields: readonly string[]): void {
    const is5 = this.#version === 5 && (fields[1] ?? '') !== '';
    const [main = '', name = '', below = '', belowName = ''] = is5
      ? [fields[1], fields[2] ? '' : fields[3], fields[2], fields[3]]
      : fields.slice(2);
    if (name !== '') this.#groups.set(this.#kept.keep(main), this.#kept.keep(name));
    if (below !== '' && belowName !== '')
      this.#groups.set(this.#kept.keep(`${main};${below}`), this.#kept.keep(belowName));
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
}

function take(fields: readonly string[], places: Places): Article {
  const article: Article = {};
  for (const [heading, place] of places) {
    const text = (fields[place] ?? '').trim();
    if (text !== '') article[heading] = text;
  }
  return article;
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
