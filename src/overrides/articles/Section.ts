import type { contentTypes, layouts, positions } from '../../../resources/article.ts';
import type { Translated } from '../../../resources/languages.ts';

/** A block of an article as its form holds it. */
export interface Section {
  contentType: (typeof contentTypes)[number];
  content?: Translated | null;
  link?: string | null;
  position: (typeof positions)[number];
  layout: (typeof layouts)[number];
}

/** An article as its form holds it, as far as hand-made inputs enter it. */
export interface ArticleForm {
  title?: Translated;
  sections?: Section[];
}

/** Where the content of a block stands in the form. */
export type ContentSource = `sections.${number}.content`;

/** An empty block; it takes the layout of the one before, so that both can share a row. */
export function newSection(contentType: Section['contentType'], before: Section | undefined): Section {
  return { contentType, content: {}, position: before?.position ?? 'left', layout: before?.layout ?? 'full' };
}
