import type { ArticleSection } from '../../resources/calls/article.ts';
import { layoutColumns } from '../../resources/limits.ts';

interface Placed<Section> {
  section: Section;
  /** Which one of the article's blocks it is. */
  index: number;
  /** Columns of twelve. */
  columns: number;
}

/** Blocks of one layout that follow each other share a row until its twelve columns are full. */
export function articleRows<Section extends Pick<ArticleSection, 'layout'>>(
  sections: readonly Section[],
): Placed<Section>[][] {
  const rows: Placed<Section>[][] = [];
  let layout: ArticleSection['layout'] | undefined;
  for (const [index, section] of sections.entries()) {
    const [first, ...others]: readonly [number, ...number[]] = layoutColumns[section.layout];
    const row = rows.at(-1);
    const next = row && layout === section.layout ? others[row.length - 1] : undefined;
    if (row && next !== undefined) row.push({ section, index, columns: next });
    else rows.push([{ section, index, columns: first }]);
    layout = section.layout;
  }
  return rows;
}
