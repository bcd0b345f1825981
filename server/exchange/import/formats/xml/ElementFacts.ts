import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { kindOf } from './kindOf.ts';
import type { XmlVisitor } from './walkXml.ts';
import { xmlTableLimits as limits } from './xmlTableLimits.ts';

/** What all elements of one name have in common. */
export interface ElementFacts {
  count: number;
  /** Of the outermost one; the root has 0. */
  depth: number;
  /** Names of attributes, and of elements within that hold nothing but a text. */
  fields: Set<string>;
  /** Has one element had several of this name, each of another kind? */
  areOfKinds: boolean;
  /** Names of elements within that hold more, and whether one of them ever came twice in one of these. */
  within: Map<string, boolean>;
}

const fewestOfHolders = 2;

interface OpenElement {
  name: string;
  attributes: readonly string[];
  leaves: Set<string>;
  holders: Map<string, number>;
  /** The kinds that elements within say they are of, by their name. */
  kinds: Map<string, Set<string>>;
}

/** Notes what elements of each name hold, whatever the file is about. */
export class FactsOfElements implements XmlVisitor {
  readonly byName = new Map<string, ElementFacts>();
  readonly #open: OpenElement[] = [];

  begin(name: string, attributes: ReadonlyMap<string, string>): void {
    const kind = kindOf(attributes);
    if (kind !== undefined) this.#noteKind(name, kind);
    this.#open.push({
      name,
      attributes: [...attributes.keys()],
      leaves: new Set(),
      holders: new Map(),
      kinds: new Map(),
    });
  }

  text(): void {}

  /** @throws {WorkbookError} too-many-entries */
  end(): void {
    const element = this.#open.pop();
    if (!element) return;
    const { name, attributes, leaves, holders } = element;
    const above = this.#open.at(-1);
    // `<variant sku="1" ean="2"/>` is no text with a remark.
    const isLeaf = leaves.size + holders.size === 0 && attributes.length < fewestOfHolders;
    if (isLeaf && above) above.leaves.add(name);
    else if (above) above.holders.set(name, (above.holders.get(name) ?? 0) + 1);
    if (isLeaf && attributes.length === 0) return;
    const facts = this.#factsOf(name);
    facts.count += 1;
    facts.depth = Math.min(facts.depth, this.#open.length);
    for (const field of [...attributes, ...leaves]) facts.fields.add(field);
    for (const [holder, times] of holders)
      facts.within.set(holder, times > 1 || (facts.within.get(holder) ?? false));
    if (facts.fields.size + facts.within.size > limits.fields)
      throw new WorkbookError('too-many-entries', { entry: 'XML', limit: limits.fields });
  }

  #noteKind(name: string, kind: string): void {
    const above = this.#open.at(-1);
    const kinds = above?.kinds.get(name) ?? new Set();
    above?.kinds.set(name, kinds.add(kind));
    if (kinds.size > 1) this.#factsOf(name).areOfKinds = true;
  }

  #factsOf(name: string): ElementFacts {
    const known = this.byName.get(name);
    if (known) return known;
    if (this.byName.size >= limits.names)
      throw new WorkbookError('too-many-entries', { entry: 'XML', limit: limits.names });
    const facts: ElementFacts = {
      count: 0,
      depth: Infinity,
      fields: new Set(),
      areOfKinds: false,
      within: new Map(),
    };
    this.byName.set(name, facts);
    return facts;
  }
}
