import { isRow, type Row } from '../../../resources/shape.ts';
import { cleanHtml } from './cleanHtml.ts';

/** An article as it is stored: the texts of its blocks hold nothing but allowed HTML. */
export function cleanArticle(row: Row): Row {
  if (!Array.isArray(row.sections)) return row;
  return { ...row, sections: row.sections.map(cleanSection) };
}

function cleanSection(section: unknown): unknown {
  if (!isRow(section) || section.contentType !== 'text' || !isRow(section.content)) return section;
  const content = Object.entries(section.content).map(([language, text]) => [
    language,
    cleanHtml(String(text)),
  ]);
  return { ...section, content: Object.fromEntries(content) };
}
