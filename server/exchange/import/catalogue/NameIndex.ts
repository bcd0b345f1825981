import { createNearest } from '../../../../resources/finding/nearest.ts';
import { nameKey } from './nameKey.ts';
import { stemKeys } from './stemKeys.ts';

/** A record with the names it may be called by; `above` are the names of what it is below, nearest first. */
export interface Named {
  sid: string;
  names: readonly string[];
  /** What else people call it (behaviour B242). */
  terms?: readonly string[];
  /** Those of the terms that lead there and are not the same: a siphon may be looked for among floor drains. */
  oneWay?: readonly string[];
  above?: readonly (readonly string[])[];
}

/** `sids` has one element for a record that was found, several when the name does not tell which. */
export interface Lookup {
  sids: readonly string[];
  /** What was probably meant where nothing was found. */
  suggestion: string | null;
  /** Was it found by a term alone that leads there and is not the same? */
  isLoose?: true;
}

const mostRemembered = 20_000;
/** Suggestions cost more than finding: a file of nothing but unknown names gets only so many. */
const mostSuggestions = 300;
const stepBetween = /[>/|›»→\\]/;

/**
 * Finds records by sid, by name in any language, by the path of names that leads to them, by a term of the vocabulary,
 * or by a name or term in the singular for the plural; the latter two only where they leave no choice.
 */
export class NameIndex {
  readonly #bySid: ReadonlySet<string>;
  readonly #byName = new Map<string, Named[]>();
  readonly #byTerm = new Map<string, Set<string>>();
  readonly #records: readonly Named[];
  /** Made when it is asked for: of a large vocabulary it takes longest, and most files name things as they are called. */
  #stems: Stems | undefined;
  readonly #doubted = new Set<string>();
  readonly #remembered = new Map<string, Lookup>();
  readonly #nearest: (word: string) => string | undefined;
  #suggestions = 0;

  /** @param others sids of records that are known by nothing else */
  constructor(records: readonly Named[], others: readonly string[] = []) {
    this.#bySid = new Set([...records.map(({ sid }) => sid), ...others]);
    for (const record of records) {
      for (const key of new Set([record.sid, ...record.names].map(nameKey))) {
        const same = this.#byName.get(key);
        if (same) same.push(record);
        else this.#byName.set(key, [record]);
      }
    }
    this.#records = records;
    for (const { sid, terms = [] } of records)
      for (const term of terms) addTo(this.#byTerm, nameKey(term), sid);
    this.#nearest = createNearest(
      records.flatMap(({ sid, names }) =>
        names.map((name) => [nameKey(name), this.#named(name).length === 1 ? name : sid] as const),
      ),
    );
  }

  /** Is there one of that sid? */
  has(sid: string): boolean {
    return this.#bySid.has(sid);
  }

  /** What this text only leads to is no longer found by it. */
  doubt(text: string): void {
    this.#doubted.add(nameKey(text));
    this.#remembered.clear();
  }

  find(text: string): Lookup {
    const known = this.#remembered.get(text);
    if (known) return known;
    const found = this.#look(text.trim());
    if (this.#remembered.size < mostRemembered) this.#remembered.set(text, found);
    return found;
  }

  #look(text: string): Lookup {
    if (this.#bySid.has(text)) return { sids: [text], suggestion: null };
    const byName = this.#named(text);
    const found = byName.length > 0 ? byName : this.#atPath(stepsOf(text));
    if (found.length > 0) return { sids: found.map(({ sid }) => sid), suggestion: null };
    const [sid] = this.#meant(text);
    if (sid === undefined) return { sids: [], suggestion: this.#suggest(text) };
    const isFirm = stemKeys(text).some((key) => this.#byStem(true).get(key)?.has(sid));
    if (!isFirm && this.#doubted.has(nameKey(text))) return { sids: [], suggestion: null };
    return { sids: [sid], suggestion: null, ...(!isFirm && { isLoose: true }) };
  }

  /** The only one that a term, or another ending of a name, can mean. */
  #meant(text: string): readonly string[] {
    const byTerm = this.#byTerm.get(nameKey(text));
    if (byTerm) return byTerm.size === 1 ? [...byTerm] : [];
    const byStem = new Set(stemKeys(text).flatMap((key) => [...(this.#byStem().get(key) ?? [])]));
    return byStem.size === 1 ? [...byStem] : [];
  }

  /** @param areCalled those alone that are called so, and not what terms only lead to */
  #byStem(areCalled = false): Stems['all'] {
    this.#stems ??= stemsOf(this.#records);
    return areCalled ? this.#stems.called : this.#stems.all;
  }

  #named(name: string): readonly Named[] {
    const key = nameKey(name);
    return key ? (this.#byName.get(key) ?? []) : [];
  }

  /** Steps may be left out, so long as the others come in order. */
  #atPath(steps: readonly string[]): Named[] {
    const keys = steps.map(nameKey).filter(Boolean).reverse();
    if (keys.length < 2) return [];
    return this.#named(steps.findLast((step) => step.trim()) ?? '').filter(({ above = [] }) => {
      const wanted = keys.slice(1);
      for (const names of above) if (names.some((name) => nameKey(name) === wanted[0])) wanted.shift();
      return wanted.length === 0;
    });
  }

  #suggest(text: string): string | null {
    if (this.#suggestions >= mostSuggestions) return null;
    this.#suggestions += 1;
    const last = stepsOf(text).findLast((step) => step.trim()) ?? text;
    return this.#nearest(nameKey(text)) ?? this.#nearest(nameKey(last)) ?? null;
  }
}

/** The sids that have a name or term of a stem. */
interface Stems {
  all: Map<string, Set<string>>;
  called: Map<string, Set<string>>;
}

function stemsOf(records: readonly Named[]): Stems {
  const stems: Stems = { all: new Map(), called: new Map() };
  for (const { sid, names, terms = [], oneWay = [] } of records) {
    const leading = new Set(oneWay);
    for (const name of [...names, ...terms])
      for (const key of stemKeys(name)) {
        addTo(stems.all, key, sid);
        if (!leading.has(name)) addTo(stems.called, key, sid);
      }
  }
  return stems;
}

/** Names of steps may have other signs between their words: `Türen/Tore > Zargen`. */
function stepsOf(path: string): string[] {
  return path.split(path.includes(' > ') ? ' > ' : stepBetween);
}

function addTo(index: Map<string, Set<string>>, key: string, sid: string): void {
  const sids = index.get(key);
  if (sids) sids.add(sid);
  else if (key !== '') index.set(key, new Set([sid]));
}
