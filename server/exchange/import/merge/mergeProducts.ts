import type { ImportEffect } from '../../../../resources/calls/importReport.ts';
import type { Author } from '../../../records/access/scope.ts';
import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import { afterMerge } from '../afterMerge.ts';
import { lockImports } from '../lockImports.ts';
import { needsConfirmation } from '../needsConfirmation.ts';
import { compareRows, type Merge } from './compareRows.ts';
import {
  faultsBesides,
  faultsOfWhole,
  leaveOut,
  sameProductTwice,
  takenArticleNumbers,
  takeOutTitles,
  unknownProducts,
  type MergeFault,
} from './findFaults.ts';
import { keepLinks } from '../../media/links/keepLinks.ts';
import { keepRawValues, useRawValues, type KeptRaw } from '../raw/keepRawValues.ts';
import { countEffects, readEffects } from '../reports/readEffects.ts';
import { retireGone } from './retireGone.ts';
import { placeNowhere } from './placeNowhere.ts';
import { namedNoMore } from './namedThere.ts';
import { noteChanges } from './noteChanges.ts';
import { disambiguateSids, numberNew, writeProducts } from './writeProducts.ts';

export interface MergeOptions extends Merge {
  /** Who sends the file, and the import that it came with. */
  author: Author & { reportId: string };
  dryRun: boolean;
  skipInvalid: boolean;
  /** How many deletions the caller agreed to. */
  confirmed: number | null;
  /** Is there anything in the file that refuses it whatever the caller allows? */
  isRefused: boolean;
  /** Of columns that are not read. */
  raw: {
    /** How many of their values the company may have. */
    most: number;
    /** Columns kept before that the file has and that are read now. */
    readKeys: readonly string[];
  };
}

export interface Merged {
  created: number;
  changed: number;
  unchanged: number;
  deleted: number;
  /** Rows with faults, those found before included. */
  failed: number;
  /** Products of the company before. */
  existing: number;
  faults: MergeFault[];
  /** What others lose by it. */
  effects: ImportEffect[];
  /** Why nothing of it may stay. */
  refusal: 'faulty-rows' | 'needs-confirmation' | null;
  /** Would the real import ask for a confirmation? */
  needsConfirmation: boolean;
  searchMark: number | null;
  /** Rows that go in without a category. */
  withoutCategory: number;
  raw: KeptRaw | null;
}

/**
 * Compares the staged rows with what is stored and, unless something speaks against it, writes what differs:
 * all of it in the caller's transaction, one after the other for each company. A dry run writes too, so that it tells what
 * would happen: that nothing stays is the caller's to see to.
 */
export async function mergeProducts(tx: SystemTransaction, options: MergeOptions): Promise<Merged> {
  const { author, dryRun, confirmed } = options;
  await beginMerge(tx, options);
  const faults = await compare(tx, options);
  const counts = await count(tx, options);
  const merged: Merged = {
    ...counts,
    faults,
    refusal: null,
    effects: [],
    needsConfirmation: false,
    searchMark: null,
    withoutCategory: counts.unplaced,
    raw: null,
  };
  if (options.isRefused || (counts.failed > 0 && !options.skipInvalid))
    return { ...merged, refusal: 'faulty-rows' };
  if (counts.created + counts.changed + counts.deleted === 0)
    return { ...merged, raw: await keepRaw(tx, options) };

  await disambiguateSids(tx, options);
  await numberNew(tx, options);
  await noteChanges(tx, options, author);
  if (counts.deleted > 0) {
    await retireGone(tx, options, author);
    merged.effects = await readEffects(tx, { id: author.reportId, orgaSid: options.orgaSid });
    const lostByOthers = countEffects(merged.effects);
    merged.needsConfirmation = needsConfirmation({ ...counts, lostByOthers, confirmed });
    if (merged.needsConfirmation && !dryRun) return { ...merged, refusal: 'needs-confirmation' };
  }
  await writeProducts(tx, options);
  const searchMark = await afterMerge(tx, options, counts.deleted + counts.created > 0);
  return { ...merged, searchMark, raw: await keepRaw(tx, options) };
}

/** Keeps what the file holds in columns that are not read; a list of what to keep or to remove says nothing else. */
async function keepRaw(
  tx: SystemTransaction,
  { author, raw, action, ...merge }: MergeOptions,
): Promise<KeptRaw | null> {
  if (action !== 'write') return null;
  const keeping = { ...merge, reportId: author.reportId, most: raw.most };
  const kept = await keepRawValues(tx, keeping);
  if (author.reportId !== null) await keepLinks(tx, { ...merge, reportId: author.reportId });
  await useRawValues(tx, keeping, raw.readKeys);
  return kept;
}

/** Waits for other imports of the company, and makes the transaction fit for statements over many rows. */
export async function beginMerge(tx: SystemTransaction, merge: Merge): Promise<void> {
  await lockImports(tx, merge);
  await tx.run(sql`set local work_mem = '64MB'`);
  // Compiling pays off for no statement here: each touches many rows, but does little with one.
  await tx.run(sql`set local jit = off`);
  // Products of one company lie close together and mostly in memory: they are looked up, not all products read.
  await tx.run(sql`set local random_page_cost = 1.1`);
}

/** Fills the tables of the comparison; returns what it found wrong, with those rows left out. */
async function compare(tx: SystemTransaction, merge: MergeOptions): Promise<MergeFault[]> {
  await compareRows(tx, merge);
  const faults: MergeFault[] = [];
  const takeOut = async (found: MergeFault[]) => {
    await leaveOut(tx, merge, found);
    faults.push(...found);
    return found.length > 0;
  };
  if (merge.action !== 'write') {
    const unknown = await unknownProducts(tx, merge);
    if (merge.action === 'keep') await takeOut(unknown);
    else faults.push(...unknown);
    await findGone(tx, merge);
    return faults;
  }
  faults.push(...(await takeOutTitles(tx, merge)), ...(await faultsBesides(tx, merge)));
  await takeOut(await sameProductTwice(tx, merge));
  if (merge.mayLackCategory) faults.push(...(await placeNowhere(tx, merge)));
  await takeOut(await faultsOfWhole(tx, merge));
  await takeOut(await namedNoMore(tx, merge));
  await takeOut(await takenArticleNumbers(tx, merge));
  await findGone(tx, merge);
  return faults;
}

/**
 * Fills `import_gone` with the products that are to be deleted: those that a list says, or all that no row names, not
 * even a faulty one.
 */
async function findGone(tx: SystemTransaction, merge: MergeOptions): Promise<void> {
  const { table, action, deleteOthers } = merge;
  await tx.run(sql`create temporary table import_gone (product_id bigint) on commit drop`);
  if (action === 'remove')
    await tx.run(sql`
      insert into import_gone
      select distinct m.product_id from import_match m join ${identifier(table)} s on s.number = m.number
      where s.is_valid`);
  if (action !== 'keep' && !deleteOthers) return;
  await tx.run(sql`
    insert into import_gone
    select own.id from import_own own
    where not exists (select from import_match m where m.product_id = own.id)`);
}

async function count(tx: SystemTransaction, { table, action }: Merge) {
  const { valid, ...counts } = await tx.one(
    {
      created: integer,
      changed: integer,
      valid: integer,
      unplaced: integer,
      failed: integer,
      deleted: integer,
      existing: integer,
    },
    sql`
      select
        (select count(*) from import_compared where product_id is null) as created,
        (select count(*) from import_compared where product_id is not null) as changed,
        (select count(*) from ${identifier(table)} where is_valid) as valid,
        (select count(*) from ${identifier(table)} where not is_valid) as failed,
        (select count(*) from ${identifier(table)} where is_valid and is_unplaced) as unplaced,
        (select count(*) from import_gone) as deleted,
        (select count(*) from import_own) as existing`,
  );
  if (action !== 'write') return { ...counts, unchanged: counts.existing - counts.deleted };
  return { ...counts, unchanged: valid - counts.created - counts.changed };
}
