import type { MediaPlace } from '../../../../resources/calls/media.ts';
import { gtin14, hasValidCheckDigit } from '../../../../resources/kinds/gtin.ts';
import { integer, text, texts, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { where } from '../../../records/access/where.ts';
import type { Scope } from '../../../records/access/scope.ts';

const keys = { sid: text(), articleNumber: text(), gtins: texts() };

/** Shorter numbers count pictures. */
const leastUnpadded = 4;

const named = { name: text(), productSid: text(), place: text<MediaPlace>(), number: integer };

/** A file as an import names it; `number` is its place among those of its product. */
export type NamedFile = Row<typeof named>;

/** By what a name is that of a product. */
export type MatchedBy = 'articleNumber' | 'gtin' | 'sid';

/** What a text is the key of: one product, or several, none of which is then meant for sure. */
export interface KeyedProducts {
  by: MatchedBy;
  sids: readonly string[];
}

/** The keys of the products of a company, as file names have them. */
export class ProductKeys {
  readonly #exact = new Map<string, KeyedProducts>();
  readonly #folded = new Map<string, KeyedProducts>();
  readonly #unpadded = new Map<string, KeyedProducts>();
  readonly #named: Map<string, NamedFile[]>;

  /** @param names of files that imports have said of products */
  constructor(products: readonly Row<typeof keys>[], names: readonly NamedFile[] = []) {
    this.#named = Map.groupBy(names, ({ name }) => name);
    // Article numbers go before what else is called so.
    for (const { sid, articleNumber } of products) {
      add(this.#exact, exactKey(articleNumber), 'articleNumber', sid);
      add(this.#folded, foldedKey(articleNumber), 'articleNumber', sid);
      add(this.#unpadded, unpaddedKey(articleNumber), 'articleNumber', sid);
    }
    for (const { sid, gtins } of products)
      for (const gtin of gtins) add(this.#exact, `gtin ${gtin}`, 'gtin', sid);
    for (const { sid } of products) add(this.#exact, exactKey(sid), 'sid', sid);
  }

  /** The products of which an import has said that this file is theirs, with its ending or without. */
  named(path: string): readonly NamedFile[] {
    const name = (path.split('/').at(-1) ?? '').normalize('NFC').toLowerCase();
    return this.#named.get(name) ?? this.#named.get(name.replace(/\.[^.]*$/, '')) ?? [];
  }

  /** As the number is written, whatever the case. */
  exact(name: string): KeyedProducts | undefined {
    const gtin = /^\d{8,14}$/.test(name) ? gtin14(name) : undefined;
    const byGtin = gtin && hasValidCheckDigit(gtin) ? this.#exact.get(`gtin ${gtin}`) : undefined;
    return this.#exact.get(exactKey(name)) ?? byGtin;
  }

  /** Whatever stands between its letters and digits: file names cannot have all that numbers have. */
  folded(name: string): KeyedProducts | undefined {
    return this.#folded.get(foldedKey(name));
  }

  /** With fewer or more zeros in front, as spreadsheets and cameras leave or put them; of longer numbers. */
  unpadded(name: string): KeyedProducts | undefined {
    return this.#unpadded.get(unpaddedKey(name));
  }
}

/** Reads them. */
export async function readProductKeys(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string,
): Promise<ProductKeys> {
  const rows = await db.rows(
    keys,
    sql`
      select p.sid, p.article_number as "articleNumber", p.gtins from product p
      where ${where(scope, 'p')} and p.orga_sid = ${orgaSid}`,
  );
  const names = await db.rows(
    named,
    sql`
      select n.name, n.product_sid as "productSid", n.place, n.number from media_name n
      join product p on p.platform = n.platform and p.orga_sid = n.orga_sid and p.sid = n.product_sid
      where ${where(scope, 'n')} and n.orga_sid = ${orgaSid}`,
  );
  return new ProductKeys(rows, names);
}

function add(index: Map<string, KeyedProducts>, key: string, by: MatchedBy, sid: string): void {
  const found = index.get(key);
  if (key === '' || found?.sids.includes(sid)) return;
  if (!found) index.set(key, { by, sids: [sid] });
  else if (found.by === by) index.set(key, { by, sids: [...found.sids, sid] });
}

function exactKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}

function foldedKey(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** '' for what is too short, or has no digit. */
function unpaddedKey(name: string): string {
  const key = foldedKey(name).replace(/^0+/, '');
  return key.length >= leastUnpadded && /\d/.test(key) ? key : '';
}
