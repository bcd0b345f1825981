import type { Meaning, Trial } from '../../../resources/calls/vocabulary.ts';
import { product } from '../../../resources/entities/product.ts';
import { term } from '../../../resources/entities/term.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { nest } from '../../../resources/shape.ts';
import { withKeyword } from '../../../resources/language/withKeyword.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type {
  ScopedPool,
  ScopedTransaction,
  SystemPool,
  SystemTransaction,
} from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { transact } from '../../base/database/transact.ts';
import { notFound } from '../../base/problems.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { search } from '../../find/search/search.ts';
import type { Scope } from '../../records/access/scope.ts';
import { readRecord } from '../../records/readRecords.ts';
import { changeRecord, createFromClient } from '../records/writeRecords.ts';

interface Scopes {
  /** Of a visitor, who searches. */
  view: Scope;
  terms: Scope;
  products: Scope;
}

interface Asked {
  text: string;
  language: Language;
  meaning: Meaning;
}

const first = { page: 1, size: 10 } as const;

/**
 * What a text finds, and what it would find if it meant this: it is written, searched for, and taken back (behaviour B243).
 * Throws 404 for a product that is not there, 422 for what could not be written, 503 where that takes too long.
 */
export async function tryMeaning(write: ScopedPool, scopes: Scopes, asked: Asked): Promise<Trial> {
  return transact(write, true, async (tx) => {
    const before = await firstTen(tx, scopes.view, asked);
    await mean(tx, scopes, asked);
    return { before, after: await firstTen(tx, scopes.view, asked) };
  });
}

async function mean(
  tx: ScopedTransaction,
  { terms, products }: Scopes,
  { text, language, meaning }: Asked,
): Promise<void> {
  if (!('productSid' in meaning)) {
    // A sid that nobody has.
    const sid = crypto.randomUUID();
    await createFromClient(tx, terms, term, { sid, text, language, direction: 'both', ...meaning });
    return;
  }
  const stored = await readRecord(tx, products, product, [meaning.orgaSid, meaning.productSid], true);
  if (!stored) throw notFound();
  const keywords = withKeyword(stored.keywords, language, text);
  await changeRecord(tx, products, product, stored, nest(product, { ...stored, keywords }));
  await indexAlone(asSystem(tx), stored.id);
}

/** Writes the search row of one product in a transaction of which nothing stays: others wait for theirs as before. */
async function indexAlone(tx: SystemTransaction, id: number): Promise<void> {
  await tx.run(sql`delete from search_pending where product_id <> ${id}`);
  const within: SystemPool = {
    rows: (shape, statement) => tx.rows(shape, statement),
    first: (shape, statement) => tx.first(shape, statement),
    one: (shape, statement) => tx.one(shape, statement),
    has: (statement) => tx.has(statement),
    run: (statement) => tx.run(statement),
    transaction: (work) => work(tx),
    hold: () => Promise.reject(new Error('A rehearsal holds no connection of its own.')),
    close: () => Promise.resolve(),
  };
  await indexPendingProducts({ write: within });
}

async function firstTen(tx: ScopedTransaction, scope: Scope, { text, language }: Asked) {
  const { totals, cards, products } = await search(tx, scope, language, { text, kind: 'product', ...first });
  return { total: totals.product, exact: Math.min(cards, products.length), products };
}
