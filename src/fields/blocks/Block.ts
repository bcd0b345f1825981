import type { contentTypes, layouts, positions } from '../../../resources/blocks.ts';
import type { Translated } from '../../../resources/language/languages.ts';

/** A block as a form holds it. */
export interface Block {
  contentType: (typeof contentTypes)[number];
  content?: Translated | null;
  link?: string | null;
  position: (typeof positions)[number];
  layout: (typeof layouts)[number];
}

/** A form as far as its blocks are concerned, by the names of the fields that hold them. */
export type BlocksForm = Record<string, Block[]>;

/** An empty block; it takes the layout of the one before, so that both can share a row. */
export function newBlock(contentType: Block['contentType'], before: Block | undefined): Block {
  return { contentType, content: {}, position: before?.position ?? 'left', layout: before?.layout ?? 'full' };
}
