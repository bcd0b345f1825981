import { datasetKeys, type DatasetKey } from '../../../resources/platform/platforms.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { compile } from '../../base/database/compile.ts';
import type { Sql } from '../../base/database/sql.ts';
import { platformsOf, type Source } from './sources.ts';
import { sourcesRead } from './sourcesRead.ts';
import type { SourceRead } from './tagOf.ts';

/** Of which keys of a source a page is made; of any of them where the source is not named. */
export type KeysOfPage = Partial<Record<Source, Iterable<string>>>;

const isDataset = new Set<unknown>(datasetKeys);

/** What a page is made from: found out from the statements that are asked while it is made. */
export class Reading {
  readonly #own: string;
  readonly #others: ReadonlySet<string>;
  readonly #all: ReadonlySet<string>;
  readonly #read = new Map<Source, Set<string>>();
  #keys: KeysOfPage = {};
  #elsewhere: KeysOfPage = {};
  #isFollowed = true;

  /** @param others platforms of which the page tells whether they have the same record */
  constructor(own: DatasetKey, others: Iterable<DatasetKey> = []) {
    this.#own = own;
    this.#others = new Set(others);
    this.#all = new Set([own, ...this.#others]);
  }

  /** A handle that asks the same, and notes what it is asked. */
  of(db: ScopedQueries): ScopedQueries {
    const note = <S extends Sql>(statement: S): S => {
      this.note(statement);
      return statement;
    };
    return {
      ...(db.common && { common: this.of(db.common) }),
      each: db.each && this.#each(db.each),
      ofKeys: db.ofKeys && this.#ofKeys(db.ofKeys),
      rows: (shape, statement) => db.rows(shape, note(statement)),
      first: (shape, statement) => db.first(shape, note(statement)),
      one: (shape, statement) => db.one(shape, note(statement)),
      has: (statement) => db.has(note(statement)),
      run: (statement) => db.run(note(statement)),
    };
  }

  /** Records that are kept are read from their tables all the same. */
  #each(each: NonNullable<ScopedQueries['each']>): NonNullable<ScopedQueries['each']> {
    return (records) => {
      const ofNone = records.ofNone ?? records.of([]);
      this.note(ofNone);
      return each({ ...records, ofNone });
    };
  }

  /** So are rows that are kept by their keys. */
  #ofKeys(ofKeys: NonNullable<ScopedQueries['ofKeys']>): NonNullable<ScopedQueries['ofKeys']> {
    return (asked) => {
      const ofNone = asked.ofNone ?? asked.of([]);
      this.note(ofNone);
      return ofKeys({ ...asked, ofNone });
    };
  }

  /** Says of which keys alone the page is made, of the sources that it reads, on its own platform and on others. */
  narrow(keys: KeysOfPage, elsewhere: KeysOfPage): void {
    this.#keys = keys;
    this.#elsewhere = elsewhere;
  }

  /** What the page was made from; undefined where a table was read that nobody follows. */
  sources(): SourceRead[] | undefined {
    if (!this.#isFollowed) return undefined;
    const everything = ['', this.#own, ...this.#others].map((platform) => ['*', platform, null] as const);
    const read = [...this.#read].flatMap(([source, platforms]) =>
      [...platforms].map((platform) => {
        const { [source]: keys } = this.#isOwn(platform) ? this.#keys : this.#elsewhere;
        return [source, platform, keys ? [...new Set(keys)] : null] as const;
      }),
    );
    return [...everything, ...read];
  }

  /** What all platforms share is of each. */
  #isOwn(platform: string): boolean {
    return platform === '' || platform === this.#own;
  }

  /** What a statement reads is a part of it. */
  note(statement: Sql): void {
    const named = datasetsIn(statement);
    const platforms = named.size > 0 ? named : this.#all;
    const sources = sourcesRead(statement);
    if (!sources) this.#isFollowed = false;
    for (const source of sources ?? []) {
      const read = this.#read.get(source) ?? new Set();
      for (const platform of platformsOf(source, platforms)) read.add(platform);
      this.#read.set(source, read);
    }
  }
}

/** The platforms that a statement names, as its scope does. */
function datasetsIn(statement: Sql): ReadonlySet<string> {
  const found = new Set<string>();
  for (const value of compile(statement).parameters)
    if (typeof value === 'string' && isDataset.has(value)) found.add(value);
  return found;
}
