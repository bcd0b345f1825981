import { nameKey } from './nameKey.ts';
import { stemKeys } from './stemKeys.ts';
import { createNearest } from './nearest.ts';

/** A record with the names it may be called by; `above` are the names of what it is below, nearest first. */
export interface Named {
  sid: string;
  names: readonly string[];
  /** What else people call it (behaviour B242). */
  terms?: readonly string[];
  above?: readonly (readonly string[])[];
}

/** `sids` has one element for a record that was found, several when the name does not tell which. */
export interface Lookup {
  sids: readonly string[];
  /** What was probably meant where nothing was found. */
  suggestion: string | null;
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
  readonly #byStem = new Map<string, Set<string>>();
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
    for (const { sid, names, terms = [] } of records) {
      for (const term of terms) addTo(this.#byTerm, nameKey(term), sid);
      for (const name of [...names, ...terms])
        for (const key of stemKeys(name)) addTo(this.#byStem, key, sid);
    }
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
    return sid === undefined
      ? { sids: [], suggestion: this.#suggest(text) }
      : { sids: [sid], suggestion: null };
  }

  /** The only one that a term, or another ending of a name, can mean. */
  #meant(text: string): readonly string[] {
    const byTerm = this.#byTerm.get(nameKey(text));
    if (byTerm) return byTerm.size === 1 ? [...byTerm] : [];
    const byStem = new Set(stemKeys(text).flatMap((key) => [...(this.#byStem.get(key) ?? [])]));
    return byStem.size === 1 ? [...byStem] : [];
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

/** Names of steps may have other signs between their words: `Türen/Tore > Zargen`. */
function stepsOf(path: string): string[] {
  return path.split(path.includes(' > ') ? ' > ' : stepBetween);
}

function addTo(index: Map<string, Set<string>>, key: string, sid: string): void {
  const sids = index.get(key);
  if (sids) sids.add(sid);
  else if (key !== '') index.set(key, new Set([sid]));
}
