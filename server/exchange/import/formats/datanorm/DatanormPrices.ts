import type { Article, DatanormVersion } from './datanormFields.ts';
import type { KeptTexts } from './KeptTexts.ts';

const priceUnits4 = ['1', '10', '100', '1000'];
const priceKinds = new Map([
  ['1', 'Listenpreis'],
  ['2', 'Nettopreis'],
  ['9', 'auf Anfrage'],
]);

interface Said {
  kind: string;
  unit: string;
  price: string;
  group: string;
}

/** What a delivery says of prices beside its articles, by the number of the article. */
export class DatanormPrices {
  /** Of all prices; '' until it is said. */
  currency = '';
  readonly #kept: KeptTexts;
  readonly #prices = new Map<string, Article>();
  readonly #steps = new Map<string, string>();

  constructor(kept: KeptTexts) {
    this.#kept = kept;
  }

  /** The numbers of the articles that have one. */
  numbers(): Iterable<string> {
    return this.#prices.keys();
  }

  has(number: string): boolean {
    return this.#prices.has(number);
  }

  /** Makes of what an article says of its price what people read, and adds what is said elsewhere. */
  readInto(version: DatanormVersion, article: Article, number: string): void {
    const price = Number(article.Preis ?? '');
    if (article.Preis !== undefined)
      this.#setPrice(version, article, article.Preis, article.Preiseinheit ?? '');
    if (price === 0) delete article.Preis;
    Object.assign(article, this.#prices.get(number));
    const kind = article.Preiskennzeichen;
    if (kind !== undefined) article.Preiskennzeichen = priceKinds.get(kind) ?? kind;
    const steps = this.#steps.get(number);
    if (steps !== undefined) article.Staffelpreise = steps;
  }

  /** Takes a record `P`, its fields without blanks around them. */
  note(version: DatanormVersion, fields: readonly string[]): void {
    if (version === 5) {
      const [, number = '', kind = '', unit = '', price = '', group = ''] = fields;
      if (number !== '') this.#notePrice(version, number, { kind, unit, price, group });
      return;
    }
    // Up to three articles in one record.
    for (let at = 2; at + 2 < fields.length; at += 9) {
      const [number = '', kind = '', price = '', discount = '', group = ''] = fields.slice(at);
      if (number !== '')
        this.#notePrice(version, number, { kind, unit: '', price, group: discount === '0' ? group : '' });
    }
  }

  #notePrice(version: DatanormVersion, number: string, { kind, unit, price, group }: Said): void {
    const article: Article = {
      ...this.#prices.get(number),
      ...(group && { Rabattgruppe: this.#kept.keep(group) }),
    };
    // One record may say both, what is listed and what is paid.
    if (kind === '2') {
      if (Number(price) > 0) article.Nettopreis = hundredths(this.#kept.keep(price));
    } else {
      article.Preiskennzeichen = this.#kept.keep(kind);
      if (Number(price) > 0) this.#setPrice(version, article, this.#kept.keep(price), this.#kept.keep(unit));
    }
    this.#prices.set(this.#kept.keep(number), article);
  }

  /** Takes a record `Z`, its fields without blanks around them. */
  noteStep(key: string, fields: readonly string[]): void {
    const text = fields.slice(3).filter(Boolean).join(' ');
    this.#steps.set(
      this.#kept.keep(key),
      this.#kept.keep([this.#steps.get(key), text].filter(Boolean).join('\n')),
    );
  }

  /** In hundredths, for a number of units: by code in version 4. */
  #setPrice(version: DatanormVersion, article: Article, price: string, unit: string): void {
    article.Preis = hundredths(price);
    const amount = version === 4 ? priceUnits4[Number(unit)] : unit;
    if (unit !== '') article.Preiseinheit = amount ?? unit;
    if (this.currency !== '') article.Währung = this.currency;
  }
}

/** A price is a whole number of hundredths; what is none stays as it is. */
function hundredths(price: string): string {
  return /^\d{1,12}$/.test(price) ? (Number(price) / 100).toFixed(2) : price;
}
