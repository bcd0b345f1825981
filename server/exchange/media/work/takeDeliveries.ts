import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { deliveries } from '../../../../resources/limits.ts';
import { nullable, text } from '../../../base/database/column.ts';
import type { SystemQueries, SystemTransaction } from '../../../base/database/queries.ts';
import { json, sql } from '../../../base/database/sql.ts';
import { Paced } from '../../../base/pace.ts';
import { FileError } from '../../import/FileError.ts';
import { requireRight } from '../../import/requireRight.ts';
import {
  delivery as deliveryShape,
  deliveryColumns,
  itemColumns,
  storedItem,
  type DeliveryRow,
  type StoredItem,
} from '../delivery/deliveryRow.ts';
import { finishDelivery } from '../delivery/finishDelivery.ts';
import { uploadsOfEnded } from '../delivery/stopDelivery.ts';
import { dropUploads } from '../upload/dropUploads.ts';
import { attach, scopesOf } from './attach.ts';
import { Contents } from './Contents.ts';
import { failureOf, type Failure } from './failureOf.ts';
import { keepUnmatched } from './keepUnmatched.ts';
import type { MediaWork } from './mediaWork.ts';
import { storeItem, type StoredContent } from './storeItem.ts';

const leaseSeconds = 60;
/** Then it is the turn of another delivery. */
const turnMs = 20_000;
/** So many products are written together: every write has kept pages made anew. */
const writtenTogether = 25;
const writeAfterMs = 3000;
/** What lies here waits for the decoding alone, so that two are enough on a small machine: the rest of it is the visitors'. */
const filesAtATime = Math.max(2, Math.min(deliveries.fetchedAtATime, availableParallelism() - 1));

/**
 * Files that lie here rest so many times as long as they are worked on, at full pace too (behaviour B695): visitors do not wait for
 * them. What is fetched waits for others anyway.
 */
const restsOfFiles = { least: 5, longestMs: 1000 };

/** What came of the contents of a product. */
interface Taken {
  productSid: string;
  stored: StoredContent[];
}

/**
 * Goes on with the deliveries that are under way, each in turn, until nothing of any can be done now or the signal ends it:
 * contents are fetched and stored, then shown by their products. Another worker takes up what this one leaves.
 */
export async function takeDeliveries(work: MediaWork): Promise<void> {
  while (!work.signal.aborted) {
    const claimed = await claim(work.write);
    if (!claimed) return;
    await new Turn(work, claimed).take();
  }
}

/** Are files of a delivery being stored? What merely waits for other servers does not count. */
export async function areManyComing(db: SystemQueries): Promise<boolean> {
  return db.has(sql`
    select from media_delivery d where d.state = 'running' and d.origin = 'files' and exists (
      select from media_item i where i.delivery = d.id and i.state = 'waiting'
        and (i.retry_at is null or i.retry_at < now() + interval '1 minute'))`);
}

const isOpen = sql`i.state in ('waiting', 'fetched')`;
const isDue = sql`i.state in ('waiting', 'fetched') and (i.retry_at is null or i.retry_at <= now())`;

async function claim(db: SystemQueries): Promise<DeliveryRow | undefined> {
  return db.first(
    deliveryShape,
    sql`
      update media_delivery d set leased_until = now() + make_interval(secs => ${leaseSeconds})
      where d.id = (
        select d.id from media_delivery d
        where d.state = 'running' and (d.leased_until is null or d.leased_until < now()) and (
          exists (select from media_item i where i.delivery = d.id and ${isDue})
          or not exists (select from media_item i where i.delivery = d.id and i.state in ('waiting', 'fetched')))
        order by d.leased_until nulls first, d.created_at limit 1 for update skip locked)
      returning ${deliveryColumns}`,
  );
}

/** The work of one worker at one delivery, for a while. */
class Turn {
  readonly #work: MediaWork;
  readonly #delivery: DeliveryRow;
  readonly #contents: Contents;
  readonly #until = performance.now() + turnMs;
  /** Products that are at hand. */
  readonly #busy = new Set<string>();
  #taken: Taken[] = [];
  #writtenAt = performance.now();
  #isStopped = false;

  constructor(work: MediaWork, delivery: DeliveryRow) {
    this.#work = work;
    this.#delivery = delivery;
    this.#contents = new Contents(work);
  }

  async take(): Promise<void> {
    const { write, store } = this.#work;
    const { id, origin } = this.#delivery;
    const atATime = origin === 'files' ? filesAtATime : deliveries.fetchedAtATime;
    await Promise.all(Array.from({ length: atATime }, () => this.#takeProducts()));
    await this.#show();
    if (!(await write.has(sql`select from media_item i where i.delivery = ${id} and ${isOpen}`)))
      await keepUnmatched(this.#work, this.#delivery, this.#contents);
    const uploads = await write.transaction(async (tx) => {
      await tx.run(sql`update media_delivery set leased_until = null where id = ${id}`);
      await finishDelivery(tx, this.#delivery);
      const isOver = !(await tx.has(sql`select from media_delivery where id = ${id} and state = 'running'`));
      return isOver ? uploadsOfEnded(tx, id) : [];
    });
    await dropUploads(write, store, uploads);
  }

  async #takeProducts(): Promise<void> {
    const { config, signal } = this.#work;
    const paced = new Paced(
      config.importPace,
      signal,
      this.#delivery.origin === 'files' ? restsOfFiles : undefined,
    );
    while (!this.#work.signal.aborted && !this.#isStopped && performance.now() < this.#until) {
      const items = await this.#nextProduct();
      const [{ productSid = null } = {}] = items;
      if (productSid === null) return;
      // Before the next one: a single picture does not wait to be shown.
      await paced.rest();
      const stored: StoredContent[] = [];
      for (const item of items) {
        const content = await this.#takeItem(item);
        if (content) stored.push(content);
        if (this.#work.signal.aborted) return;
      }
      this.#taken.push({ productSid, stored });
      const isTime = performance.now() - this.#writtenAt > writeAfterMs;
      if (this.#taken.length >= writtenTogether || isTime) await this.#show();
    }
  }

  /** What is due of the next product; one after the other, so that none is taken twice. */
  #next: Promise<unknown> = Promise.resolve();
  #nextProduct(): Promise<StoredItem[]> {
    const next = this.#next.then(() => this.#readNext());
    this.#next = next.catch(() => {});
    return next;
  }

  async #readNext(): Promise<StoredItem[]> {
    const { write } = this.#work;
    const { id } = this.#delivery;
    const found = await write.first(
      { productSid: nullable(text()) },
      sql`
        select i.product_sid as "productSid" from media_item i
        where i.delivery = ${id} and ${isDue} and i.product_sid <> all(${[...this.#busy]}) order by i.id limit 1`,
    );
    if (!found || found.productSid === null) return [];
    this.#busy.add(found.productSid);
    return write.rows(
      storedItem,
      sql`
        select ${itemColumns}, i.state from media_item i
        where i.delivery = ${id} and ${isDue} and i.product_sid = ${found.productSid} order by i.place, i.number, i.id`,
    );
  }

  async #takeItem(item: StoredItem): Promise<StoredContent | undefined> {
    const { signal } = this.#work;
    for (let times = 1; ; times += 1) {
      try {
        return await storeItem(this.#work, this.#delivery, item, this.#contents);
      } catch (error) {
        if (signal.aborted) return undefined;
        const failure = failureOf(error);
        if (!failure) {
          // Somebody should know; and one that always fails must not hold up the others for ever.
          await this.#note(item, ours);
          throw error;
        }
        if (failure.reason === 'pictures-busy' && times < deliveries.attempts) {
          await wait(Number(failure.values.seconds) * 1000, undefined, { signal }).catch(() => {});
          continue;
        }
        await this.#note(item, failure);
        return undefined;
      }
    }
  }

  /** Keeps why one failed, or that it comes again later. */
  async #note(
    { id, attempts }: Pick<StoredItem, 'id' | 'attempts'>,
    { reason, values, isPassing }: Failure,
  ): Promise<void> {
    const isOfDay = reason === 'budget-day';
    const comesAgain = isPassing && (isOfDay || attempts + 1 < deliveries.attempts);
    const pauseMs = isOfDay ? 3_600_000 : deliveries.retryAfterMs * 2 ** attempts;
    await this.#work.write.run(sql`
      update media_item set state = ${comesAgain ? 'waiting' : 'failed'}, reason = ${reason}, "values" = ${json(values)},
        attempts = attempts + ${isOfDay ? 0 : 1}, changed_at = now(),
        retry_at = ${comesAgain ? sql`now() + make_interval(secs => ${pauseMs / 1000})` : sql`null`}
      where id = ${id} and state in ('waiting', 'fetched')`);
  }

  /** Has the products show what was stored for them, all in one transaction; where that fails, one by one. */
  async #show(): Promise<void> {
    const taken = this.#taken;
    this.#taken = [];
    this.#writtenAt = performance.now();
    if (taken.length === 0) return;
    await this.#work.write.run(sql`
      update media_delivery set leased_until = now() + make_interval(secs => ${leaseSeconds}) where id = ${this.#delivery.id}`);
    if (await this.#showAll(taken)) return;
    for (const one of taken) await this.#showAll([one]);
  }

  async #showAll(taken: readonly Taken[]): Promise<boolean> {
    const items = taken.flatMap(({ stored }) => stored);
    try {
      await this.#work.write.transaction((tx) => this.#write(tx, taken));
      return true;
    } catch (error) {
      const failure = error instanceof FileError ? lostRight : failureOf(error);
      if (taken.length > 1) return false;
      if (!failure) {
        for (const { id, attempts } of items) await this.#note({ id, attempts }, ours);
        throw error;
      }
      for (const { id } of items) await this.#note({ id, attempts: deliveries.attempts }, failure);
      return true;
    }
  }

  async #write(tx: SystemTransaction, taken: readonly Taken[]): Promise<void> {
    const { id, sub, platform, orgaSid } = this.#delivery;
    // Whoever stops or undoes it waits for this, or this sees that they did.
    const isRunning = await tx.has(
      sql`select from media_delivery where id = ${id} and state = 'running' for share`,
    );
    this.#isStopped = !isRunning;
    if (!isRunning) return;
    await requireRight(tx, { sub, platform, entity: 'product' }, [orgaSid]);
    const scopeFor = await scopesOf(tx, this.#delivery);
    for (const { productSid, stored } of taken) {
      if (stored.length === 0) continue;
      await attach(tx, scopeFor, this.#delivery, productSid, stored);
      for (const { id: item, hash, kind, place } of stored)
        await tx.run(sql`
          update media_item set state = 'stored', hash = ${hash}, kind = ${kind}, place = ${place}, reason = null, "values" = '{}',
            retry_at = null, changed_at = now()
          where id = ${item}`);
    }
  }
}

const ours: Failure = { reason: 'internal', values: { requestId: '' }, isPassing: true };
const lostRight: Failure = { reason: 'right-lost', values: {}, isPassing: false };
