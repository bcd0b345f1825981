import type { ArticleSection } from '../../resources/calls/article.ts';
import { layoutColumns } from '../../resources/limits.ts';

interface Placed {
  section: ArticleSection;
  /** Columns of twelve. */
  columns: number;
}

/** Blocks of one layout that follow each other share a row until its twelve columns are full. */
export function articleRows(sections: readonly ArticleSection[]): Placed[][] {
  const rows: Placed[][] = [];
  let layout: ArticleSection['layout'] | undefined;
  for (const section of sections) {
    const widths: readonly number[] = layoutColumns[section.layout];
    const row = rows.at(-1);
    if (row && layout === section.layout && row.length < widths.length)
      row.push({ section, columns: widths[row.length] as number });
    else rows.push([{ section, columns: widths[0] as number }]);
    layout = section.layout;
  }
  return rows;
}
