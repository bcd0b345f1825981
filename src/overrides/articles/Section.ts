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

/** An empty block; it takes the layout of the one before, so that both can share a row. */
export function newSection(contentType: Section['contentType'], before: Section | undefined): Section {
  return { contentType, content: {}, position: before?.position ?? 'left', layout: before?.layout ?? 'full' };
}
