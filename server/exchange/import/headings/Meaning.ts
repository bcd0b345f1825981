import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { ColumnTarget } from '../target.ts';

/** What a heading means; `rank` says how sure that is, the lower the surer. */
export type Meaning =
  | {
      kind: 'target';
      target: ColumnTarget;
      rank: number;
      /** What else is called so, the surer first: what the column holds may fit one of these alone. */
      others?: readonly ColumnTarget[];
    }
  /** Several attributes have that name. */
  | { kind: 'ambiguous'; attributes: readonly ImportedAttribute[] }
  /** `ignored` is ours but cannot be imported, such as the popularity. */
  | { kind: 'ignored' }
  /** The company wants its values kept, and nothing else. */
  | { kind: 'raw' }
  /** Prices and their terms: they belong to offers. */
  | { kind: 'offers' }
  /** It could be one of these. */
  | { kind: 'unsure'; targets: ColumnTarget[]; isSaidElsewhere?: boolean }
  /** Something that a product does not have, such as the number of a customer: nothing that it holds makes it anything else. */
  | { kind: 'other' }
  | { kind: 'unknown' };
