import type { TradeColumns } from '../trade/TradeColumns.ts';
import type { GroupTree } from './GroupTree.ts';

/** What stands around the products of a catalogue, and which columns they have: known once all of it was read. */
export interface Frame {
  /** In which the file is written, as `TextDecoder` calls it. */
  encoding: string;
  /** Of texts that do not say theirs, a code of three letters. */
  language: string | undefined;
  /** Is it of our own export, whose texts are none of HTML? */
  isOwn: boolean;
  /** Below which address or folder pictures lie. */
  mimeRoot: string;
  /** Of the catalogue's own tree (the system without a name) and of classifications. */
  groups: GroupTree;
  /** By the number of a product, the groups of the catalogue's own tree that it is in. */
  groupsOf: Map<string, string[]>;
  /** By their identifiers: features that are described once for all. */
  templates: Map<string, { name: string; unit: string }>;
  columns: TradeColumns;
  /** Headings that our own export says, as paths of fields. */
  own: Set<string>;
  /** Headings that are the sids of our own attributes. */
  attributes: Set<string>;
  /** Numbers of products that the catalogue takes out. */
  deleted: string[];
  products: number;
}
