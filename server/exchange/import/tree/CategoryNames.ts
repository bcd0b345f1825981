import { languages, type Translated } from '../../../../resources/language/languages.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import { nameKey } from '../catalogue/nameKey.ts';

const stepBetween = /\s*(?:>|»|\/|\\|\|)\s*/;

interface Named {
  sid: string;
  name: Translated;
}

/** Categories by what tables call them: sid, path of sids, path of names in a language, or a name that no other one has. */
export class CategoryNames {
  readonly #bySid = new Set<string>();
  readonly #byPath = new Map<string, Set<string>>();

  /** @param parents of each category in the tree the one above it */
  addTree(categories: readonly Named[], parents: ReadonlyMap<string, string>): void {
    const bySid = new Map(categories.map((one) => [one.sid, one]));
    for (const one of categories) {
      this.#add(one.sid, one);
      for (const language of languages) {
        const steps: string[] = [];
        for (let at: string | undefined = one.sid; at && at !== rootCategory && steps.length < 50;) {
          const step: Named | undefined = bySid.get(at);
          steps.unshift(step?.name[language] ?? Object.values(step?.name ?? {})[0] ?? at);
          at = parents.get(at);
        }
        this.#addPath(steps, one.sid);
      }
    }
  }

  /** A category of the file. @param parent as the file names it; null for one right below the root */
  addRow(row: Named, parent: string | null): void {
    this.#add(row.sid, row);
    if (parent === null) return;
    for (const name of [row.sid, ...Object.values(row.name)])
      this.#addPath([...parent.split(stepBetween), name], row.sid);
  }

  has(sid: string): boolean {
    return this.#bySid.has(sid);
  }

  /** The sids of all that are called so. */
  find(named: string): string[] {
    const text = named.trim();
    if (this.#bySid.has(text)) return [text];
    const whole = this.#byPath.get(keyOf([text]));
    if (whole) return [...whole];
    const steps = text.split(stepBetween).filter(Boolean);
    const last = steps.at(-1) ?? '';
    if (steps.length > 1 && steps.every((step) => this.#bySid.has(step))) return [last];
    return [...(this.#byPath.get(keyOf(steps)) ?? [])];
  }

  #add(sid: string, { name }: Named): void {
    this.#bySid.add(sid);
    for (const one of Object.values(name)) this.#addPath([one], sid);
  }

  #addPath(steps: readonly string[], sid: string): void {
    const key = keyOf(steps);
    this.#byPath.set(key, (this.#byPath.get(key) ?? new Set()).add(sid));
  }
}

function keyOf(steps: readonly string[]): string {
  return steps.map(nameKey).filter(Boolean).join('>');
}
